import type { PlacedLine } from '../../text/index.js';
import { daysIn } from '../issue/dates.js';
import type { Holder } from './holder.js';
import { below, labelledBy, plain, wordsOf } from './plain.js';
import { isStreet, isTown } from './postal.js';

const addressLabel =
  /^((direccion|domicilio)( (de|del|postal|fiscal|particular|servicio|suministro|residencia|cliente|titular|envio|correspondencia)\b[\w ]*)?|(home|mailing|postal|service|supply|billing|residential|property|customer|your)? ?address|punto de suministro|residencia)$/;

/** The most lines of an address. */
const mostLines = 5;

const words =
  /\b(factura|recibo|total|importe|monto|balance|saldo|account|cuenta|invoice|bill|meter|medidor|contador|page|pagina|tel|telefono|phone|email|periodo|period|cliente|customer|contrato|nic|fecha|date|statement|estado de)\b/;

const endsWithTown = (line: string): boolean => {
  const parts = line.split(',').map((part) => part.trim());
  return [1, 2, parts.length].some((size) => isTown(parts.slice(-size).join(', ')));
};

/** Returns true if an address may continue with this line. */
function goesOn({ text }: PlacedLine): boolean {
  if (text.includes(':') || text.length > 80 || daysIn(text, undefined).length > 0) return false;
  return isTown(text) || isStreet(text) || !words.test(plain(text));
}

/** Returns the lines of an address that begins with a text, in the same column. */
function followed(lines: readonly PlacedLine[], start: PlacedLine, text: string): string[] {
  const found = [text];
  let hasTown = endsWithTown(text);
  let next = below(lines, start);
  while (next !== undefined && found.length < mostLines && goesOn(next)) {
    // After the town, only its code or the country may follow.
    if (hasTown && !isTown(next.text)) break;
    found.push(next.text);
    hasTown ||= isTown(next.text);
    next = below(lines, next);
  }
  return found;
}

/** Returns the share of the expected words that a block contains. */
function share(wanted: readonly string[], block: readonly string[]): number {
  const found = new Set(wordsOf(block.join(' ')));
  return wanted.filter((word) => found.has(word)).length / Math.max(1, wanted.length);
}

/** The share for a block that is not under the holder's name. */
const sameBlock = 0.8;

/**
 * Returns the lines of the holder's address, under a label or the holder's name. Another block may belong to the
 * issuer, so that it counts only if it is the expected address.
 */
export function addressLines(
  lines: readonly PlacedLine[],
  holder: Holder | undefined,
  expected: string | undefined,
): string[] | undefined {
  const wanted = wordsOf(expected ?? '');
  const labelled = labelledBy(lines, addressLabel).map(({ line, value }) =>
    followed(lines, line, value),
  );
  const under = holder && below(lines, holder.line);
  const own = under && goesOn(under) ? [followed(lines, under, under.text)] : [];
  const plausible = own.filter((block) =>
    block.some((text) => isStreet(text) || endsWithTown(text)),
  );
  const blocks = [...labelled, ...plausible];
  if (blocks.length > 0) {
    return blocks.reduce((best, next) => (share(wanted, next) > share(wanted, best) ? next : best));
  }
  if (wanted.length === 0) return undefined;
  const streets = lines.filter(({ text }) => isStreet(text));
  return streets
    .map((line) => followed(lines, line, line.text))
    .find((block) => share(wanted, block) >= sameBlock);
}
