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

/** Returns the text in a Unicode normal form, in linear time: drops marks after the 30th of a run. */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  const safe = hasLongMarkRun(text) ? dropExcessMarks(text) : text;
  return safe.normalize(form);
}
