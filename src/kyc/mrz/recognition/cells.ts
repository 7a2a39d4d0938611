import { type Grey, sample } from '../../images/index.js';
import { signs } from './glyphs.js';
import type { Templates } from './templates.js';

/** The baseline of a text line: both coordinates as polynomials of the column. */
export interface Baseline {
  readonly x: readonly [number, number, number];
  readonly y: readonly [number, number, number];
  /**
   * The height of a unit that is one pitch wide, in pixels at column 0, and its change by column. It differs from the
   * pitch in perspective, where a page shrinks more in width than in height.
   */
  readonly rise?: readonly [number, number];
}

export const placeOf = ({ x, y }: Baseline, column: number): readonly [number, number] => [
  x[0] + column * (x[1] + column * x[2]),
  y[0] + column * (y[1] + column * y[2]),
];

/** Returns the step from a column to the next. In perspective, distant columns are smaller. */
const pitchAt = ({ x, y }: Baseline, column: number): readonly [number, number] => [
  x[1] + 2 * column * x[2],
  y[1] + 2 * column * y[2],
];

/** The fit of each glyph to a cell, and the position of the best fit. */
export interface Cell {
  /** Correlations with the glyphs, in the order of `signs`. */
  readonly scores: Float32Array;
  readonly best: number;
  /** Offset of the best fit, in pitches to the right and down. */
  readonly dx: number;
  readonly dy: number;
}

/** Returns the darkness of the cell and of `margin` points around it. */
function patchOf(
  grey: Grey,
  baseline: Baseline,
  column: number,
  { height, width }: Templates,
  margin: number,
): Float32Array {
  const [cx, cy] = placeOf(baseline, column + 0.5);
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const [right, down] = pitchAt(baseline, column + 0.5);
  const [ux, uy] = [right / width, down / width];
  const [start, growth] = baseline.rise ?? [Math.hypot(right, down), 0];
  const tall = (start + growth * (column + 0.5)) / Math.hypot(right, down);
  const patch = new Float32Array(wide * high);
  for (let j = 0; j < high; j += 1) {
    const v = tall * (j - (high - 1) / 2);
    for (let i = 0; i < wide; i += 1) {
      const u = i - (wide - 1) / 2;
      patch[j * wide + i] = 255 - sample(grey, cx + u * ux - v * uy, cy + u * uy + v * ux);
    }
  }
  return patch;
}

/** Copies the window of a patch at a shift. Returns its norm about its mean. */
function windowOf(
  patch: Float32Array,
  wide: number,
  into: Float32Array,
  width: number,
  at: number,
) {
  const height = into.length / width;
  let [sum, squares] = [0, 0];
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const value = patch[at + j * wide + i] ?? 0;
      into[j * width + i] = value;
      sum += value;
      squares += value * value;
    }
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / into.length));
}

/** The least variation per point. Less is blank paper. */
const leastDeviation = 4;

/** Compares a cell with all glyphs at every shift of up to `margin` points. */
export function readCell(
  grey: Grey,
  baseline: Baseline,
  column: number,
  templates: Templates,
  margin: number,
): Cell {
  const { height, values, width } = templates;
  const patch = patchOf(grey, baseline, column, templates, margin);
  const size = width * height;
  const view = new Float32Array(size);
  const products = new Float64Array(Math.ceil(signs.length / 4) * 4);
  const scores = new Float32Array(signs.length).fill(-1);
  let [best, bestScore, dx, dy] = [0, -1, 0, 0];
  const side = 2 * margin + 1;
  for (let shift = 0; shift < side * side; shift += 1) {
    const [right, down] = [shift % side, Math.floor(shift / side)];
    const wide = width + 2 * margin;
    const length = windowOf(patch, wide, view, width, down * wide + right);
    const scale = 1 / Math.max(length, leastDeviation * Math.sqrt(size));
    multiply(view, values, products);
    for (let sign = 0; sign < signs.length; sign += 1) {
      const score = scale * (products[sign] ?? 0);
      if (score > (scores[sign] ?? 0)) scores[sign] = score;
      if (score <= bestScore) continue;
      [best, bestScore, dx, dy] = [sign, score, (right - margin) / width, (down - margin) / width];
    }
  }
  return { scores, best, dx, dy };
}

/**
 * Multiplies a window with each glyph. Four independent sums at a time take half the time of single ones.
 */
function multiply(view: Float32Array, values: Float32Array, into: Float64Array): void {
  for (let sign = 0, from = 0; sign < into.length; sign += 4) {
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let at = 0; at < view.length; at += 1, from += 4) {
      const value = view[at] ?? 0;
      first += value * (values[from] ?? 0);
      second += value * (values[from + 1] ?? 0);
      third += value * (values[from + 2] ?? 0);
      fourth += value * (values[from + 3] ?? 0);
    }
    into[sign] = first;
    into[sign + 1] = second;
    into[sign + 2] = third;
    into[sign + 3] = fourth;
  }
}

export const readLine = (
  grey: Grey,
  baseline: Baseline,
  columns: number,
  templates: Templates,
  margin: number,
): Cell[] =>
  Array.from({ length: columns }, (_, column) =>
    readCell(grey, baseline, column, templates, margin),
  );

const scoreOf = ({ best, scores }: Cell): number => scores[best] ?? 0;

/** Returns the average fit of lines, 0 to 1. */
export function fitOf(lines: readonly (readonly Cell[])[]): number {
  const cells = lines.flat();
  return cells.reduce((sum, cell) => sum + Math.max(0, scoreOf(cell)), 0) / cells.length;
}

/** Returns the correction of a baseline by weighted least squares, of degree 2, or of degree 1 if `bend` is false. */
function polynomial(points: readonly (readonly [number, number, number])[], isBent: boolean) {
  const degree = isBent ? 3 : 2;
  const rows = Array.from({ length: degree }, () => new Array<number>(degree + 1).fill(0));
  for (const [at, value, weight] of points) {
    const powers = [1, at, at * at];
    rows.forEach((row, i) => {
      const left = weight * (powers[i] ?? 0);
      for (let j = 0; j < degree; j += 1) row[j] = (row[j] ?? 0) + left * (powers[j] ?? 0);
      row[degree] = (row[degree] ?? 0) + left * value;
    });
  }
  return solved(rows);
}

function solved(rows: number[][]): [number, number, number] {
  const size = rows.length;
  rows.forEach((row, i) => {
    const pivot = row[i] || 1e-9;
    for (const other of rows) {
      if (other === row) continue;
      const by = (other[i] ?? 0) / pivot;
      for (let j = i; j <= size; j += 1) other[j] = (other[j] ?? 0) - by * (row[j] ?? 0);
    }
  });
  const value = (i: number): number => (rows[i]?.[size] ?? 0) / (rows[i]?.[i] || 1e-9);
  return [value(0), value(1), size > 2 ? value(2) : 0];
}

/** Returns the baseline corrected by the shifts of its cells. */
export function corrected(baseline: Baseline, cells: readonly Cell[], isBent: boolean): Baseline {
  const weight = (cell: Cell): number => Math.max(0, scoreOf(cell) - 0.4) ** 2;
  const along = (of: (cell: Cell) => number) =>
    polynomial(
      cells.map((cell, column) => [column + 0.5, of(cell), weight(cell)] as const),
      isBent,
    );
  const [right, down] = [along(({ dx }) => dx), along(({ dy }) => dy)];
  const [ux, uy] = [baseline.x[1], baseline.y[1]];
  const add = (old: Baseline['x'], a: number, b: number): Baseline['x'] => [
    old[0] + a * right[0] + b * down[0],
    old[1] + a * right[1] + b * down[1],
    old[2] + a * right[2] + b * down[2],
  ];
  return { ...baseline, x: add(baseline.x, ux, -uy), y: add(baseline.y, uy, ux) };
}
