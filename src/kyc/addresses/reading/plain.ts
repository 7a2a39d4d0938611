import { normalizeUnicode } from '../../../kernel/values/unicode.js';
import type { PlacedLine } from '../../text/index.js';

/** Returns the text without accents and in lower case, with the same positions if possible. */
export const plain = (text: string): string =>
  normalizeUnicode(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const overlaps = (a: PlacedLine, b: PlacedLine): boolean =>
  a.box.x < b.box.x + b.box.width && b.box.x < a.box.x + a.box.width;

/** The largest distance of the next line, in heights of a line. */
const widestGap = 2.6;

/** Returns the line below another one, in the same column and close to it. */
export function below(lines: readonly PlacedLine[], line: PlacedLine): PlacedLine | undefined {
  const { box, page, row } = line;
  const reach = box.y + box.height * (1 + widestGap);
  return lines.find(
    (next) => next.page === page && next.row > row && next.box.y < reach && overlaps(next, line),
  );
}

/** Returns the line to the right of another one, in the same row. */
export function beside(lines: readonly PlacedLine[], line: PlacedLine): PlacedLine | undefined {
  return lines.find((next) => next.row === line.row && next.box.x > line.box.x);
}

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
  /** The line of the value. */
  readonly line: PlacedLine;
}

const colon = /^([^:]{2,40}):\s*(.*)$/;

/** Returns the value of a label: after its colon, or else beside it, or else below it. */
export function labelledBy(lines: readonly PlacedLine[], label: RegExp): LabelledValue[] {
  return lines.flatMap((line): LabelledValue[] => {
    const [, before = line.text, behind = ''] = colon.exec(line.text) ?? [];
    if (!label.test(plain(before.trim()))) return [];
    if (behind !== '') return [{ label: before, value: behind, line }];
    const next = beside(lines, line) ?? below(lines, line);
    return next === undefined || colon.test(next.text)
      ? []
      : [{ label: before, value: next.text, line: next }];
  });
}
