/** Points and rectangles in CSS px. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** `x` and `y` are the upper left corner. */
export interface Rect extends Point, Size {}

/** The rectangle between its left, upper, right and lower edges. */
export function between(left: number, top: number, end: number, low: number): Rect {
  return { x: left, y: top, width: end - left, height: low - top };
}

export function right(rect: Rect): number {
  return rect.x + rect.width;
}

export function bottom(rect: Rect): number {
  return rect.y + rect.height;
}

export function centre(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The rectangle of a given size around a centre. */
export function around(middle: Point, width: number, height: number): Rect {
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** A rectangle grown by `by` on every side; negative shrinks it. */
export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

export function contains(rect: Rect, point: Point): boolean {
  return point.x >= rect.x && point.x <= right(rect) && point.y >= rect.y && point.y <= bottom(rect);
}

/** Whether two rectangles share some area. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The bounding box of a rectangle `width` × `height` turned by `angle` radians about its centre `at`. */
export function turnedBox(at: Point, width: number, height: number, angle: number): Rect {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return around(at, width * cos + height * sin, width * sin + height * cos);
}

/** Whether a point lies in a rectangle `width` × `height` turned by `angle` radians about its centre `at`. */
export function inTurned(point: Point, at: Point, width: number, height: number, angle: number): boolean {
  const [dx, dy] = [point.x - at.x, point.y - at.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Math.abs(dx * cos + dy * sin) <= width / 2 && Math.abs(dy * cos - dx * sin) <= height / 2;
}

/** The bounding box of several rectangles. @throws {RangeError} if there are none */
export function union(rects: readonly Rect[]): Rect {
  if (rects.length === 0) throw new RangeError('union of no rectangles: pass at least one');
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return { x, y, width: Math.max(...rects.map(right)) - x, height: Math.max(...rects.map(bottom)) - y };
}
