// The same picture as a PNG, painted on this device: nothing is sent anywhere unless its owner shares it.

import type { Payload } from '../../api/types';
import { cards } from './figures';

const WIDE = 1200;
const HIGH = 750;
const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray', 'opacity', 'font-size', 'font-weight', 'letter-spacing'];

/** The seats' marks as paths of 24 x 24: a canvas knows no components. */
const MARKS = [
  { path: 'M12 21C6 16.5 2.5 13 2.5 8.8A5 5 0 0 1 12 6.600a5 5 0 0 1 9.5 2.200C21.5 13 18 16.5 12 21Z', line: 0 },
  { path: 'M4.7 12a7.3 7.3 0 1 0 14.600 0a7.3 7.3 0 1 0 -14.600 0Z', line: 5 },
  { path: 'M12 1.8 21 12l-9 10.200L3 12Z', line: 0 },
  { path: 'M4 20C2.5 10 8.5 3.2 21 3c.3 12-5.5 18.5-15 17.500Z', line: 0 },
];
const COLOURS = ['--heart', '--ring', '--diamond', '--leaf'];

/** A drawing of the page as an image of its own: what the style sheet says of each part is written into it. */
function standing(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((part, n) => {
    const style = getComputedStyle(from[n]!);
    for (const name of STYLES) part.setAttribute(name, style.getPropertyValue(name));
    part.removeAttribute('class');
  });
  copy.setAttribute('width', String(WIDE));
  copy.setAttribute('height', String(HIGH));
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('no picture'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  });
}

/** Text that is made smaller until it fits. */
function fitted(pen: CanvasRenderingContext2D, text: string, x: number, y: number, most: number, size: number, family: string, weight = 600): void {
  let now = size;
  do pen.font = `${weight} ${now}px ${family}`; while (pen.measureText(text).width > most && (now -= 2) > 18);
  pen.fillText(text, x, y, most);
}

export async function painted(payload: Payload, drawing: SVGSVGElement | null): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no picture');
  const look = getComputedStyle(document.documentElement);
  const colour = (name: string) => look.getPropertyValue(name).trim();
  const [display, text] = [colour('--display'), colour('--text')];
  await document.fonts?.ready;
  pen.fillStyle = colour('--paper');
  pen.fillRect(0, 0, WIDE, HIGH);
  if (drawing) pen.drawImage(await standing(drawing), 0, 0, WIDE, HIGH);
  pen.globalAlpha = 0.94;
  pen.fillStyle = colour('--card');
  pen.fillRect(0, 0, WIDE, 92);
  pen.globalAlpha = 1;
  pen.fillStyle = colour('--ink');
  pen.textBaseline = 'middle';
  fitted(pen, payload.title, 44, 48, 780, 42, display);
  pen.textAlign = 'right';
  pen.fillStyle = colour('--soft');
  fitted(pen, 'Affinage', WIDE - 44, 48, 560, 30, text, 500);
  pen.textAlign = 'left';

  const told = cards(payload);
  const gap = 28;
  const wide = (WIDE - 88 - gap * (told.length - 1)) / told.length;
  const [top, high] = [HIGH - 214, 174];
  told.forEach((card, n) => {
    const x = 44 + n * (wide + gap);
    pen.beginPath();
    pen.roundRect(x, top, wide, high, 16);
    pen.fillStyle = colour('--card');
    pen.fill();
    pen.lineWidth = card.won ? 5 : 2.5;
    pen.strokeStyle = colour(card.won ? '--accent' : '--ink');
    pen.stroke();
    const mark = MARKS[card.seat % MARKS.length]!;
    pen.save();
    pen.translate(x + 24, top + 26);
    pen.scale(1.5, 1.5);
    const path = new Path2D(mark.path);
    pen.fillStyle = pen.strokeStyle = colour(COLOURS[card.seat % COLOURS.length]!);
    pen.lineWidth = mark.line;
    if (mark.line) pen.stroke(path); else pen.fill(path);
    pen.restore();
    pen.fillStyle = colour('--ink');
    pen.textAlign = 'left';
    pen.font = `600 26px ${text}`;
    const room = wide - 96 - (card.standing ? pen.measureText(card.standing).width + 12 : 0);
    fitted(pen, card.name, x + 68, top + 46, room, 34, display);
    pen.textAlign = 'right';
    pen.fillStyle = colour(card.won ? '--accent' : '--soft');
    if (card.standing) fitted(pen, card.standing, x + wide - 24, top + 46, 160, 26, text);
    pen.textAlign = 'left';
    const column = (wide - 48) / card.figures.length;
    card.figures.forEach((each, at) => {
      const left = x + 24 + at * column;
      pen.fillStyle = colour('--ink');
      pen.font = `600 62px ${display}`;
      pen.fillText(String(each.n), left, top + 122);
      const past = pen.measureText(String(each.n)).width + 14;
      pen.fillStyle = colour('--soft');
      fitted(pen, each.of, left + past, top + 130, column - past - 10, 26, text, 500);
    });
  });
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** Hands the picture to the device's own sharing where there is one, else saves it; true: it was saved. */
export async function share(payload: Payload, drawing: SVGSVGElement | null): Promise<boolean> {
  const file = new File([await painted(payload, drawing)], `${payload.game}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: payload.title });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false; // its owner thought otherwise
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
