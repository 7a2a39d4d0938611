/** Words that hide the actor: the caller, the reviewer, the tenant, the worker. */
const vague = /\b(?:nobody|somebody|someone|whoever|whomever|whosoever|whatever|whichever)\b/i;

const opening = /^(?:Who|Whose|Whom|Whoever|Whomever|What|Whatever|Whichever)\b/;

/** Text in quotation marks or code marks is not checked. */
const quotation = /`[^`]*`|"[^"]*"|“[^”]*”|(?<!\w)'[^']*'(?!\w)/g;

/** A retired word and the term to write in its place. */
export type RetiredWords = ReadonlyMap<string, string>;

/**
 * Reads the retired words from the table of that heading in the glossary.
 *
 * @param glossary  Markdown with rows `| word, word | term | …`
 */
export function readRetiredWords(glossary: string): RetiredWords {
  const [, section = ''] = glossary.split('\n## Retired words\n');
  const [table = ''] = section.split('\n## ');
  const words = new Map<string, string>();
  for (const row of table.split('\n')) {
    const [, retired = '', term = ''] = row.split('|').map((cell) => cell.trim());
    if (retired === '' || retired === 'Retired' || retired.startsWith('-')) continue;
    for (const word of retired.split(',')) words.set(word.trim().toLowerCase(), term);
  }
  return words;
}

/** Returns the fault in the language of a comment, or undefined. */
export function languageFault(text: string, retired: RetiredWords): string | undefined {
  const start = opening.exec(text);
  if (start !== null) return `begins with “${start[0]}”: begin with a verb or a noun`;
  const written = text.replace(quotation, ' ');
  const word = vague.exec(written);
  if (word !== null) return `says “${word[0]}”: name the actor or the thing`;
  for (const [found] of written.matchAll(/[a-z]+/gi)) {
    const term = retired.get(found.toLowerCase());
    if (term !== undefined) return `says “${found}”: the term is ${term}`;
  }
  return undefined;
}
