import { type Grey, sample } from '../../images/index.js';
import type { Baseline } from './cells.js';
import type { Band } from './find.js';

/** Points per pitch at which the darkness of columns is measured. */
const fineness = 12;

interface Direction {
  readonly cos: number;
  readonly sin: number;
}

function directionOf(bands: readonly Band[]): Direction {
  const total = bands.reduce((sum, { length }) => sum + length, 0);
  const angle = bands.reduce((sum, band) => sum + band.angle * band.length, 0) / total;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}

interface Profile {
  /** The smoothed darkness by column. */
  readonly ink: Float32Array;
  /** The position of the first column along the lines, from their middle. */
  readonly from: number;
}

/** Returns the darkness of all lines column by column: dark within glyphs, light between them. */
function profileOf(
  grey: Grey,
  bands: readonly Band[],
  { cos, sin }: Direction,
  pitch: number,
): Profile {
  const step = pitch / fineness;
  const reach = Math.max(...bands.map(({ length }) => length)) * 0.6;
  const count = Math.ceil((2 * reach) / step);
  const raw = new Float32Array(count);
  const [mx, my] = middleOf(bands);
  for (const band of bands) {
    const along = (band.x - mx) * cos + (band.y - my) * sin;
    for (let at = 0; at < count; at += 1) {
      const u = at * step - reach - along;
      for (let row = -5; row <= 5; row += 1) {
        const v = (row / 10) * pitch;
        const value = sample(grey, band.x + u * cos - v * sin, band.y + u * sin + v * cos);
        raw[at] = (raw[at] ?? 0) + (255 - value);
      }
    }
  }
  const ink = raw.map(
    (value, at) => ((raw[at - 1] ?? value) + 2 * value + (raw[at + 1] ?? value)) / 4,
  );
  return { ink, from: -reach };
}

function middleOf(bands: readonly Band[]): readonly [number, number] {
  const sum = (of: (band: Band) => number) => bands.reduce((all, band) => all + of(band), 0);
  return [sum(({ x }) => x) / bands.length, sum(({ y }) => y) / bands.length];
}

/** A candidate for a grid of columns. */
interface Grid {
  readonly pitch: number;
  /** The position of its left end along the lines, from their middle. */
  readonly start: number;
  readonly value: number;
}

/**
 * The perspective: the share by which the columns at one end are narrower than those at the other. 0 without
 * perspective.
 */
type Bend = number;

interface Columns {
  readonly count: number;
  readonly bend: Bend;
}

const placeIn = ({ bend, count }: Columns, column: number): number =>
  column + bend * column * (1 - column / count);

/** Returns the difference in darkness between the middles of cells and the gaps between them. */
function contrast(
  { from, ink }: Profile,
  step: number,
  columns: Columns,
  pitch: number,
  start: number,
) {
  const at = (column: number): number =>
    ink[Math.round((start + placeIn(columns, column) * pitch - from) / step)] ?? 0;
  let [within, between] = [0, at(0)];
  for (let column = 0; column < columns.count; column += 1) {
    within += at(column + 0.34) + at(column + 0.66);
    between += at(column + 1);
  }
  return within / (2 * columns.count) - between / (columns.count + 1);
}

const pitches = Array.from({ length: 53 }, (_, at) => 0.93 + at * 0.0025);

/**
 * Returns the best grid for each start, in steps of a pitch, because a grid that begins one column too early fits
 * nearly as well.
 */
function gridsOf(profile: Profile, columns: Columns, guess: number): Grid[] {
  const step = guess / fineness;
  const best = new Map<number, Grid>();
  for (const share of pitches) {
    const pitch = guess * share;
    const middle = (-columns.count / 2) * pitch;
    for (let off = -1.9 * fineness; off <= 1.9 * fineness; off += 1) {
      const start = middle + off * step;
      const value = contrast(profile, step, columns, pitch, start);
      const bin = Math.round(off / fineness);
      if (value > (best.get(bin)?.value ?? 0)) best.set(bin, { pitch, start, value });
    }
  }
  return [...best.values()].sort((a, b) => b.value - a.value);
}

/** Returns the possible baselines of lines with this number of columns, the most likely first. */
export function baselinesOf(
  grey: Grey,
  bands: readonly Band[],
  count: number,
  bend: Bend,
): Baseline[][] {
  const direction = directionOf(bands);
  const { cos, sin } = direction;
  const guess = Math.max(...bands.map(({ length }) => length)) / (count - 0.3);
  const profile = profileOf(grey, bands, direction, guess);
  const [mx, my] = middleOf(bands);
  return gridsOf(profile, { count, bend }, guess).map(({ pitch, start }) =>
    bands.map((band): Baseline => {
      const [once, twice] = [pitch * (1 + bend), (-pitch * bend) / count];
      const along = (band.x - mx) * cos + (band.y - my) * sin;
      const u = start - along;
      return {
        x: [band.x + u * cos, once * cos, twice * cos],
        y: [band.y + u * sin, once * sin, twice * sin],
      };
    }),
  );
}
