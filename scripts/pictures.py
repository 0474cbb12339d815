"""Small pictures: a screenshot with at most 255 colours takes a third of the room, and flat drawings lose nothing."""

import base64
import struct
import zlib
from typing import Any

import numpy as np
from playwright.sync_api import Page

# The browser itself knows how to read a PNG.
PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
  return { width: image.width, height: image.height, data: btoa(text) };
}"""
COLOURS = 255
FLAT = 140  # large areas keep their colour exactly


def small(png: bytes, page: Page) -> bytes:
    """The same picture with a palette; `page` is any page that lets scripts run."""
    told: Any = page.evaluate(PIXELS, base64.b64encode(png).decode())
    raw = np.frombuffer(base64.b64decode(told["data"]), np.uint8).reshape(told["height"], told["width"], 4)[..., :3]
    packed = raw[..., 0].astype(np.uint32) << 16 | raw[..., 1].astype(np.uint32) << 8 | raw[..., 2]
    found, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    palette = _palette(found, counts)
    nearest = _nearest(_split(found), palette)
    return _written(nearest[where].reshape(packed.shape).astype(np.uint8), palette)


def _split(packed: Any) -> Any:
    return np.stack([packed >> 16 & 255, packed >> 8 & 255, packed & 255], axis=-1).astype(np.int32)


def _palette(found: Any, counts: Any) -> Any:
    """The most frequent colours as they are, then others that differ clearly, then finer shades while there is room."""
    colours = _split(found[np.argsort(-counts)][:6000])
    chosen = list(colours[:FLAT])
    for least in (18, 8, 0):
        for colour in colours:
            if len(chosen) == COLOURS:
                return np.array(chosen)
            if np.abs(np.array(chosen) - colour).sum(axis=1).min() > least:
                chosen.append(colour)
    return np.array(chosen)


def _nearest(colours: Any, palette: Any) -> Any:
    parts = [
        ((part[:, None, :] - palette) ** 2).sum(axis=2).argmin(axis=1)
        for part in np.array_split(colours, 64)
        if len(part)
    ]
    return np.concatenate(parts)


def _written(indices: Any, palette: Any) -> bytes:
    height, width = indices.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), indices], axis=1).tobytes()
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    body = b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body
