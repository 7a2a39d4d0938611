// A local copy of the function, because a look-up in the innermost loops would take most of the time.
const { floor, max, min, round } = Math;

/** A grey picture, row by row, from 0 (black) to 255 (white). */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Adds the points of a row between two edges to the sum of their column. */
function addRow(points: Uint8Array, from: number, edges: Int32Array, sums: Uint32Array): void {
  let at = from;
  for (let x = 0; x < sums.length; x += 1) {
    const end = from + (edges[x + 1] ?? 0);
    let sum = sums[x] ?? 0;
    for (; at < end; at += 1) sum += points[at] ?? 0;
    sums[x] = sum;
  }
}

/** Scales a picture down by averages. Never enlarges it. */
export function shrink(grey: Grey, factor: number): Grey {
  if (factor <= 1.05) return grey;
  const width = max(1, floor(grey.width / factor));
  const height = max(1, floor(grey.height / factor));
  const data = new Uint8Array(width * height);
  const edge = (at: number, limit: number): number => min(limit, round(at * factor));
  const edges = Int32Array.from({ length: width + 1 }, (_, x) => edge(x, grey.width));
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [edge(y, grey.height), edge(y + 1, grey.height)];
    sums.fill(0);
    for (let row = top; row < bottom; row += 1) addRow(grey.data, row * grey.width, edges, sums);
    for (let x = 0; x < width; x += 1) {
      const points = (bottom - top) * ((edges[x + 1] ?? 0) - (edges[x] ?? 0));
      data[y * width + x] = (sums[x] ?? 0) / max(1, points);
    }
  }
  return { data, width, height };
}

/** Rotates a picture by 180 degrees. */
export const turnOver = ({ data, height, width }: Grey): Grey => ({
  data: data.slice().reverse(),
  width,
  height,
});

/** Interpolates between four points. Outside of the picture, uses the value at the edge. */
export function sample({ data, height, width }: Grey, x: number, y: number): number {
  const cx = max(0, min(x, width - 1.001));
  const cy = max(0, min(y, height - 1.001));
  const [left, top] = [floor(cx), floor(cy)];
  const [fx, fy] = [cx - left, cy - top];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Rotates a picture by 90 degrees clockwise. */
export function turnRight({ data, height, width }: Grey): Grey {
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      result[x * height + height - 1 - y] = data[y * width + x] ?? 0;
  }
  return { data: result, width: height, height: width };
}
