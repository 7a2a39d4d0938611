import { type Grey, shrink, turnOver } from '../images/index.js';
import { type Format, formats } from './formats.js';
import {
  type Baseline,
  type Cell,
  corrected,
  fitOf,
  placeOf,
  readLine,
} from './recognition/cells.js';
import { type Band, findGroups, scaled } from './recognition/find.js';
import { glyphWidth, signs } from './recognition/glyphs.js';
import { baselinesOf } from './recognition/grid.js';
import { type TemplatePair, templates } from './recognition/templates.js';
import { type ResolvedText, resolve } from './resolve.js';

/** A machine-readable zone, as read from a picture. */
export interface ZoneReading extends ResolvedText {
  readonly format: Format['name'];
  /** True if the picture is upside down. */
  readonly isUpsideDown: boolean;
  /** How well its glyphs fit, 0 to 1. */
  readonly fit: number;
  /** The corners of the zone clockwise from the upper left, as 0 to 1 of the upright picture. */
  readonly corners: readonly (readonly [number, number])[];
}

/** The parameters of each pass over the cells. */
interface CellPass {
  /** The size to which the picture is scaled. */
  readonly grey: Grey;
  readonly columns: number;
  readonly baselines: readonly Baseline[];
  readonly lines: readonly (readonly Cell[])[];
  readonly fit: number;
}

/** The blur of the templates. It tolerates a grid that is slightly off. */
const soft = 1;
/** The number of further columns that are examined at both ends, because the ends of lines are easily missed. */
const spare = 2;

function look(
  grey: Grey,
  baselines: readonly Baseline[],
  columns: number,
  pair: TemplatePair | undefined,
  margin: number,
): CellPass {
  const lines = pair
    ? baselines.map((baseline) => readLine(grey, baseline, columns, pair.coarse, margin))
    : [];
  return { grey, columns, baselines, lines, fit: lines.length === 0 ? 0 : fitOf(lines) };
}

/**
 * Scales large text down to the size of the templates, because a point-by-point comparison would miss most of the
 * print.
 */
function focused(grey: Grey, bands: readonly Band[], columns: number) {
  const pitch = Math.max(...bands.map(({ length }) => length)) / columns;
  const small = shrink(grey, pitch / glyphWidth > 1.3 ? pitch / glyphWidth : 1);
  const by = small.width / grey.width;
  return { near: small, lines: bands.map((band) => scaled(band, by)) };
}

/** Returns a baseline that begins some columns later. */
function moved(baseline: Baseline, by: number): Baseline {
  const [x, y] = placeOf(baseline, by);
  const turn = (p: Baseline['x']): number => p[1] + 2 * by * p[2];
  return { x: [x, turn(baseline.x), baseline.x[2]], y: [y, turn(baseline.y), baseline.y[2]] };
}

/** Returns the best grid. Also examines columns beyond its ends. */
function firstLook(
  grey: Grey,
  bands: readonly Band[],
  columns: number,
  bend: number,
): CellPass | undefined {
  const { lines: own, near } = focused(grey, bands, columns);
  const [baselines] = baselinesOf(near, own, columns, bend);
  if (baselines === undefined) return undefined;
  const wide = baselines.map((baseline) => moved(baseline, -spare));
  const seen = look(near, wide, columns + 2 * spare, templates()[soft], 1);
  let best: CellPass | undefined;
  for (let start = 0; start <= 2 * spare; start += 1) {
    const lines = seen.lines.map((line) => line.slice(start, start + columns));
    const fit = fitOf(lines);
    if (best !== undefined && fit <= best.fit) continue;
    best = { ...seen, columns, lines, fit, baselines: wide.map((one) => moved(one, start)) };
  }
  return best;
}

/** Returns the distance between two lines, perpendicular to them. */
function distanceAt(upper: Baseline, lower: Baseline, column: number): number {
  const [[x, y], [toX, toY]] = [placeOf(upper, column), placeOf(lower, column)];
  const [ux, uy] = [upper.x[1], upper.y[1]];
  return Math.abs((toY - y) * ux - (toX - x) * uy) / Math.hypot(ux, uy);
}

/** Heights of a glyph in the middle of a page in perspective, relative to its height from the front. */
const heights = [0.94, 0.97, 1, 1.03, 1.06] as const;
/** The change of the distance between lines below which there is no perspective. */
const leastSlant = 0.015;

/**
 * Returns the baselines of a page in perspective, once for each possible height of the glyphs. The distance of the
 * lines shows how the height changes, but not its size. Returns none for a page without perspective.
 */
function slanted(baselines: readonly Baseline[], columns: number): Baseline[][] {
  const [first, last] = [baselines[0], baselines.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [left, right] = [distanceAt(first, last, 0), distanceAt(first, last, columns)];
  const growth = (right - left) / ((left + right) / 2);
  if (Math.abs(growth) < leastSlant) return [];
  return heights.map((height) =>
    baselines.map((baseline) => {
      const { x, y } = baseline;
      const middle = height * Math.hypot(x[1] + columns * x[2], y[1] + columns * y[2]);
      return { ...baseline, rise: [middle * (1 - growth / 2), (middle * growth) / columns] };
    }),
  );
}

const byFit = (a: { readonly look: CellPass }, b: { readonly look: CellPass }): number =>
  b.look.fit - a.look.fit;

/** Corrects the grid by the offsets of its cells, and chooses the sharpness and proportions that fit best. */
function closerLook(
  first: CellPass,
): { readonly look: CellPass; readonly pair: TemplatePair } | undefined {
  const { columns, grey } = first;
  const straight = (seen: CellPass, isBent: boolean): Baseline[] =>
    seen.baselines.map((baseline, i) => corrected(baseline, seen.lines[i] ?? [], isBent));
  const soften = (baselines: readonly Baseline[]): CellPass =>
    look(grey, baselines, columns, templates()[soft], 1);
  const middle = soften(straight(first, false));
  // Twice, because in the first pass the ends of a page in perspective are too far off.
  const baselines = straight(soften(straight(middle, true)), true);
  const tried = templates().map((pair) => ({
    pair,
    look: look(grey, baselines, columns, pair, 1),
  }));
  const [best] = tried.sort(byFit);
  if (best === undefined) return undefined;
  const { pair } = best;
  const risen = slanted(baselines, columns).map((lines) => ({
    pair,
    look: look(grey, lines, columns, pair, 1),
  }));
  return [best, ...risen].sort(byFit)[0];
}

/** Below this fit the text is not a machine-readable line. */
const leastFit = 0.62;

const formatsOf = (bands: readonly Band[]): readonly number[] =>
  bands.length === 3 ? [30] : [44, 36];

/** The fit from which the grid is at the position of the glyphs. */
const goodFit = 0.72;
/** The fit below which no other grid would find glyphs. */
const hopefulFit = 0.6;
/** Perspectives to try, some six percent in each direction. */
const bends = [0.06, -0.06] as const;

function bestFirst(grey: Grey, groups: readonly (readonly Band[])[]): CellPass | undefined {
  let best: CellPass | undefined;
  const consider = (bands: readonly Band[], bend: number): void => {
    for (const columns of formatsOf(bands)) {
      const seen = firstLook(grey, bands, columns, bend);
      if (seen !== undefined && seen.fit > (best?.fit ?? 0)) best = seen;
    }
  };
  for (const bend of [0, ...bends]) {
    if (bend !== 0 && (best?.fit ?? 0) < hopefulFit) break;
    for (const bands of groups) {
      consider(bands, bend);
      if ((best?.fit ?? 0) > goodFit) return best;
    }
  }
  return best;
}

function formatFor({ columns, lines }: CellPass): Format {
  if (lines.length === 3) return formats.TD1;
  const first = lines[0]?.[0];
  const isVisa = signs.charAt(first?.best ?? 0) === 'V';
  if (columns === 44) return isVisa ? formats['MRV-A'] : formats.TD3;
  return isVisa ? formats['MRV-B'] : formats.TD2;
}

function cornersOf({ columns, baselines, grey }: CellPass): [number, number][] {
  const [first, last] = [baselines[0], baselines.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ends = [
    placeOf(first, 0),
    placeOf(first, columns),
    placeOf(last, columns),
    placeOf(last, 0),
  ];
  return ends.map(([x, y]) => [x / grey.width, y / grey.height]);
}

/** Reads the picture in one orientation. */
function readUpright(grey: Grey, width: number): ZoneReading | undefined {
  const found = bestFirst(grey, findGroups(grey, width, 4));
  if (found === undefined || found.fit < leastFit * 0.9) return undefined;
  const closer = closerLook(found);
  if (closer === undefined || closer.look.fit < leastFit) return undefined;
  const { baselines, columns, grey: near } = closer.look;
  const fine = baselines.map((baseline) => readLine(near, baseline, columns, closer.pair.fine, 1));
  const format = formatFor({ ...closer.look, lines: fine });
  return {
    ...resolve(format, fine),
    format: format.name,
    fit: fitOf(fine),
    isUpsideDown: false,
    corners: cornersOf(closer.look),
  };
}

const isGood = (zone: ZoneReading | undefined): boolean =>
  zone?.isValid === true && zone.doubts === 0;

const better = (
  a: ZoneReading | undefined,
  b: ZoneReading | undefined,
): ZoneReading | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.isValid !== b.isValid) return a.isValid ? a : b;
  return b.fit > a.fit ? b : a;
};

/** Widths of the picture to search, the smallest first. Large ones are for small documents on a large table. */
const widths = [500, 1000] as const;

/**
 * Finds and reads a machine-readable zone in OCR-B anywhere in a picture, rotated by up to ten degrees or upside
 * down.
 */
export function readZone(grey: Grey): ZoneReading | undefined {
  let best: ZoneReading | undefined;
  for (const width of widths) {
    for (const isUpsideDown of [false, true]) {
      const zone = readUpright(isUpsideDown ? turnOver(grey) : grey, width);
      best = better(best, zone && { ...zone, isUpsideDown });
      if (isGood(best)) return best;
    }
    if (best?.isValid) return best;
  }
  return best;
}
