import { plain } from './plain.js';

/*
 * The signs of country and town in an address. Five-digit postal codes exist in many countries, so they are no sign by
 * themselves.
 */

const names: Readonly<Record<string, RegExp>> = {
  do: /\b(republica dominicana|rep\.? dom(inicana)?\.?|dominican republic|r\. ?d\.)/,
  es: /\b(espana|spain)\b/,
  mx: /\b(mexico|estados unidos mexicanos|mex\.)(?!\w)/,
  co: /\bcolombia\b/,
  us: /\b(united states( of america)?|usa|u\.s\.a\.?|estados unidos(?! mexicanos))(?!\w)/,
  gb: /\b(united kingdom|great britain|uk|england|scotland|wales|northern ireland)\b/,
};

/** Countries with towns whose names identify them. */
const towns: Readonly<Record<string, RegExp>> = {
  do: /\b(santo domingo|santiago de los caballeros|distrito nacional|d\. ?n\.|la romana|puerto plata|san pedro de macoris|higuey|la vega|san cristobal|punta cana|moca|bonao|bani)(?!\w)/,
  es: /\b(madrid|barcelona|sevilla|zaragoza|malaga|bilbao|murcia|alicante|valladolid|vigo|gijon|palma de mallorca)\b/,
  mx: /\b(ciudad de mexico|cdmx|guadalajara|monterrey|puebla|tijuana|queretaro|zapopan|merida, yuc|jal\.|n\. ?l\.|edo\. ?mex)(?!\w)/,
  co: /\b(bogota|medellin|cali|barranquilla|cartagena de indias|bucaramanga|cundinamarca|antioquia)\b/,
};

const states =
  'A[KLRSZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOPST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]';

/** `Brooklyn, NY 11201`. */
export const americanTown = new RegExp(
  `^(?<city>[\\p{L}][\\p{L} .'-]*?),? (?<region>${states})\\.? (?<code>\\d{5}(?:-\\d{4})?)$`,
  'iu',
);

/** `SW1A 1AA`, at the end of a line or alone on it. */
export const britishCode = /(?<![\p{L}\p{N}])(?<code>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/iu;

const byPattern = (table: Readonly<Record<string, RegExp>>, text: string): string | undefined =>
  Object.entries(table).find(([, pattern]) => pattern.test(text))?.[0];

/** Returns the country of a line that contains only the name of a country; undefined for other lines. */
export function countryLine(line: string): string | undefined {
  const text = plain(line).replace(/(?<![.,\s])[.,\s]+$/, '');
  const country = byPattern(names, text) ?? byPattern(names, `${text}.`);
  if (country === undefined) return undefined;
  const rest = text.replace(names[country] ?? '', '').replace(/[^\p{L}\p{N}]/gu, '');
  return rest === '' ? country : undefined;
}

/** Returns the country of an address by its names and the form of its postal codes. */
export function countryOf(lines: readonly string[]): string | undefined {
  const text = plain(lines.join(', '));
  const named = byPattern(names, text);
  if (named !== undefined) return named;
  if (lines.some((line) => americanTown.test(line))) return 'us';
  if (lines.some((line) => britishCode.test(line))) return 'gb';
  if (/\bc\.? ?p\.? ?\d{5}\b/.test(text)) return byPattern(towns, text) === 'es' ? 'es' : 'mx';
  return byPattern(towns, text);
}
