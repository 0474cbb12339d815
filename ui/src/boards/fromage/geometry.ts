// Sectors, smooth lines and points on circles.

export type Point = readonly [number, number];

const round = (n: number) => Math.round(n * 10) / 10;

/** The point at this distance and angle from the hub; 0 is to the right, 90 is down. */
export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];
}

/** A piece of a ring. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(inner, from), polar(outer, from), polar(outer, to), polar(inner, to)];
  return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}Z`;
}

/** Where the middle of a quadrant lies: before me (down), then right, up, left: the order in which they reach me. */
export const MIDDLE = [90, 0, 270, 180] as const;

export function middle(side: number): number {
  return MIDDLE[side & 3]!;
}

/** Points along a smooth line through these (Catmull-Rom). */
export function smooth(points: Point[], steps = 8, closed = false): Point[] {
  const first = points[0]!;
  const last = points[points.length - 1]!;
  const line = closed ? [last, ...points, first, points[1]!] : [first, ...points, last];
  const out: Point[] = [];
  for (let i = 1; i < line.length - 2; i += 1) {
    const [p0, p1, p2, p3] = line.slice(i - 1, i + 3) as [Point, Point, Point, Point];
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      const at = (d: 0 | 1) =>
        0.5 * (2 * p1[d] + (p2[d] - p0[d]) * t + (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t
          + (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t ** 3);
      out.push([round(at(0)), round(at(1))]);
    }
  }
  if (!closed) out.push(last);
  return out;
}

export function path(points: readonly Point[], close = false): string {
  return `M${points.map((each) => each.join(' ')).join('L')}${close ? 'Z' : ''}`;
}

export function star(x: number, y: number, r: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 10; i += 1) {
    const [dx, dy] = polar(i % 2 === 0 ? r : r * 0.45, i * 36 - 90);
    points.push([round(x + dx), round(y + dy)]);
  }
  return path(points, true);
}
