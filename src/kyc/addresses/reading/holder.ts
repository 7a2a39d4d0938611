import { likeness } from '../../matching/index.js';
import type { PlacedLine } from '../../text/index.js';
import { labelledBy, plain } from './plain.js';
import { isStreet, isTown } from './postal.js';

/** The person that a document names, and the place of the name. */
export interface Holder {
  readonly name: string;
  readonly line: PlacedLine;
}

/** Labels of the holder's name. */
const holderLabel =
  /^(titular( de la cuenta| del (contrato|servicio))?|cliente|nombre( y apellidos?)?( del (cliente|titular))?|razon social|a nombre de|account holder|customer( name)?|name|account name|bill(ed)? to|senor(es)?|abonado|usuario|contribuyente|taxpayer|resident|ocupante|addressee|destinatario)$/;

/** The least similarity of two spellings of a name. */
const sameName = 85;

const title =
  /^(señor(a|es|ita)?|senor(a|es|ita)?|sr(a|es|ta)?\.?|don|doña|d\.|dña\.|mr\.?|mrs\.?|ms\.?|miss|dr\.?|dra\.?|dear|estimad[oa])\s+/iu;

/** Returns a name without its title and the text after it. */
export function bareName(text: string): string {
  let name = text.trim();
  while (title.test(name)) name = name.replace(title, '');
  return name.replace(/(?<![,;:.\s])[,;:.\s]+$/, '').trim();
}

const organisation =
  /\b(s\.? ?a\.?|s\.? ?r\.? ?l\.?|s\.? ?l\.?|ltd|limited|plc|llc|inc|corp|company|bank|banco|energy|energia|water|electric\w*|factura|bill|statement|invoice|estado|cuenta|account|number|numero|department|ministerio|ayuntamiento|council|customer|servicio|services?|page|pagina|total|fecha|date|republica)(?!\w)/;

/** Returns true for two to six words of letters without words that are not part of names. */
export function looksLikeName(text: string): boolean {
  const name = bareName(text);
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > 6 || name.length > 80) return false;
  if (!/^[\p{L}\p{M}'’.\- ]+$/u.test(name) || !/^\p{Lu}/u.test(name)) return false;
  return !organisation.test(plain(name)) && !isStreet(name) && !isTown(name);
}

const segments = (text: string): string[] => [
  text,
  ...text.split(/[,;:|/]+/).filter((part) => part.trim() !== '' && part !== text),
];

/** Returns the part of the text that is most similar to the expected name, as the document spells it. */
function expectedIn(lines: readonly PlacedLine[], expected: string): Holder | undefined {
  let best: Holder | undefined;
  let bestScore = sameName - 1;
  for (const line of lines) {
    if (line.text.length > 160) continue;
    for (const segment of segments(line.text)) {
      const name = bareName(segment);
      const score = likeness(expected, name, 'person') ?? 0;
      if (score > bestScore) [best, bestScore] = [{ name, line }, score];
    }
  }
  return best;
}

/**
 * Returns the holder of a document: the name at a label, else the expected name if the text contains it, else text in
 * the form of a name above an address.
 *
 * @param expected  searched for in the text; never reported unless the text contains it
 */
export function holderOf(
  lines: readonly PlacedLine[],
  expected: string | undefined,
): Holder | undefined {
  const labelled = labelledBy(lines, holderLabel)
    .map(({ line, value }) => ({ name: bareName(value), line }))
    .filter(({ name }) => looksLikeName(name));
  const wanted = expected?.trim() ? expected : undefined;
  const same = (name: string) => (likeness(wanted, name, 'person') ?? 0) >= sameName;
  // Another name at a label takes precedence over the expected name elsewhere.
  const [first] = labelled;
  if (first !== undefined) return labelled.find(({ name }) => same(name)) ?? first;
  const found = wanted === undefined ? undefined : expectedIn(lines, wanted);
  if (found !== undefined) return found;
  const above = lines.find(
    ({ box, page, row, text }) =>
      looksLikeName(text) &&
      lines.some(
        (next) =>
          next.page === page &&
          next.row > row &&
          next.row <= row + 2 &&
          Math.abs(next.box.x - box.x) < 0.03 &&
          isStreet(next.text),
      ),
  );
  return above && { name: bareName(above.text), line: above };
}
