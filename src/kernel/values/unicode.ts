/**
 * The longest run of combining marks in text that Unicode calls stream-safe. Normalisation sorts each run, which takes
 * quadratic time in its length.
 *
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
const maxMarks = 30;

/** The two half-width sound marks are letters, but NFKC and NFKD turn them into combining marks. */
const mark = /^[\p{M}\uff9e\uff9f]$/u;
const longRun = /[\p{M}\uff9e\uff9f]{31}/u;

function dropExcessMarks(text: string): string {
  let normalised = '';
  let run = 0;
  for (const character of text) {
    run = mark.test(character) ? run + 1 : 0;
    if (run <= maxMarks) normalised += character;
  }
  return normalised;
}

/** Returns true if the text has more than 30 combining marks in a row, which no writing system needs. */
export const hasLongMarkRun = (text: string): boolean =>
  text.length > maxMarks && longRun.test(text);

/** Text without any of these is invisible: it looks empty, or like another text. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u;

/** Invisible characters without a meaning at the end of a text, as copied from pages and address books. */
const isEdge = (unit: number): boolean =>
  unit === 0xad ||
  unit === 0x180e ||
  unit === 0x200b ||
  (unit >= 0x200e && unit <= 0x200f) ||
  (unit >= 0x202a && unit <= 0x202e) ||
  (unit >= 0x2060 && unit <= 0x206f) ||
  unit === 0xfeff;

/** Returns the text without white space and invisible characters at its ends; empty if nothing of it is visible. */
export function trimInvisible(text: string): string {
  let trimmed = text.trim();
  while (isEdge(trimmed.charCodeAt(0)) || isEdge(trimmed.charCodeAt(trimmed.length - 1))) {
    let [start, end] = [0, trimmed.length];
    while (start < end && isEdge(trimmed.charCodeAt(start))) start += 1;
    while (start < end && isEdge(trimmed.charCodeAt(end - 1))) end -= 1;
    trimmed = trimmed.slice(start, end).trim();
  }
  return visible.test(trimmed) ? trimmed : '';
}

const directionOverride = /[\u202d\u202e]/;

/** Returns true if the text shows its letters in another order than it holds them. */
export const hasDirectionOverride = (text: string): boolean => directionOverride.test(text);

/** Returns the text in a Unicode normal form, in linear time: drops marks after the 30th of a run. */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  const safe = hasLongMarkRun(text) ? dropExcessMarks(text) : text;
  return safe.normalize(form);
}
