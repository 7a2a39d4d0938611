import type { PostalAddress } from '../../engines/index.js';
import { americanTown, britishCode, countryLine, countryOf } from './countries.js';
import { plain } from './plain.js';

/** The parts of an address on the line of its town. */
interface Town {
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
}

const noTown: Town = { city: null, region: null, postalCode: null };

const street =
  /^(\d+[a-z]?(-\d+)?,? +\p{L}|(calle|c\/|c\.|cl\.?|av(da|d|e|enida)?\.?|carrera|cra\.?|kra?\.?|diagonal|dg\.?|transversal|tv\.?|autopista|carretera|paseo|plaza|pza\.?|camino|ronda|prol(ongacion)?\.?|calzada|calz\.?|callejon|privada|blvd\.?|boulevard|residencial|res\.|urbanizacion|urb\.?|ensanche|ens\.|manzana|edificio|edif\.?|flat|apt\.?|apartment|unit|suite|po box|p\.o\. box)\s*[\p{L}\d#"])/u;
const roadWord =
  /\b(street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.?|boulevard|blvd\.?|court|ct\.?|close|crescent|terrace|place|square|highway|hwy\.?|way)(?!\w)/;

/** Returns true if a line may be the first line of an address. */
export function isStreet(line: string): boolean {
  const text = plain(line);
  return street.test(text) || (roadWord.test(text) && /\d/.test(text));
}

const titled = (text: string | undefined): string | null =>
  text?.replace(/^[\s,.;-]+|(?<![\s,;-])[\s,;-]+$/g, '').trim() || null;

/** `28013 Madrid (Madrid)`, `C.P. 06600 Ciudad de México, CDMX`. */
const codeFirst = /^(?:c\.? ?p\.? ?)?(?<code>\d{5,6})[ ,-]+(?<rest>[^\d ,-]\D*)$/iu;

/** `Santo Domingo, D.N. 10119`, `Bogotá D.C., 110111`, `Guadalajara, Jal., C.P. 44100`. */
const codeLast = /^(?<rest>\D+)(?<code>\d{5,6})$/u;
/** `C.P.` in front of a code that ends a line. */
const codeLabel = /c\.? ?p\.? ?$/iu;

/** `Bogotá D.C.` and `Santo Domingo, D.N.`: the district is the region. */
const district = /^(?<city>.+?),? (?<region>D\. ?[CNF]\.?|CDMX)$/iu;

function cityAndRegion(text: string | undefined): Pick<Town, 'city' | 'region'> {
  const plainText = titled(text) ?? '';
  const { city, region } =
    district.exec(plainText)?.groups ??
    /^(?<city>[^(]+)\((?<region>[^)]+)\)/u.exec(plainText)?.groups ??
    {};
  if (city !== undefined) return { city: titled(city), region: titled(region) };
  const [first, ...others] = plainText.split(',');
  return { city: titled(first), region: titled(others.join(',')) };
}

/** Parses the line of a town. Returns undefined for a line in another form. */
function townOf(line: string, country: string | undefined): Town | undefined {
  const american = americanTown.exec(line)?.groups;
  if (american !== undefined) {
    const { city, code, region } = american;
    return {
      city: titled(city),
      region: region?.toUpperCase() ?? null,
      postalCode: code ?? null,
    };
  }
  const british = country === 'gb' ? britishCode.exec(line) : null;
  if (british !== null) {
    const before = cityAndRegion(line.slice(0, british.index));
    return { ...before, postalCode: british.groups?.['code']?.toUpperCase() ?? null };
  }
  const coded = (codeFirst.exec(line) ?? codeLast.exec(line))?.groups;
  if (coded !== undefined) {
    const rest = coded['rest']?.replace(codeLabel, '');
    return { ...cityAndRegion(rest), postalCode: coded['code'] ?? null };
  }
  if (district.test(line)) return { ...cityAndRegion(line), postalCode: null };
  return undefined;
}

interface Lines {
  readonly before: readonly string[];
  readonly town: Town;
}

/** Returns the line of the town: the last one before the country, or else the last line. */
function partTown(lines: readonly string[], country: string | undefined): Lines {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const town = townOf(lines[at] ?? '', country);
    if (town === undefined) continue;
    const before = lines.slice(0, at);
    // If a code is alone on its line, the town is above it.
    const isBare = town.city === null && before.length > 1;
    return isBare
      ? { before: before.slice(0, -1), town: { ...town, ...cityAndRegion(before.at(-1)) } }
      : { before, town };
  }
  const last = lines.length > 1 ? lines.at(-1) : undefined;
  if (last === undefined || /\d/.test(last)) return { before: lines, town: noTown };
  return { before: lines.slice(0, -1), town: { ...cityAndRegion(last), postalCode: null } };
}

/** Splits a line at commas, because the town may follow the street. */
function unfolded(lines: readonly string[]): string[] {
  const [only, ...others] = lines;
  if (only === undefined || others.length > 0) return [...lines];
  const parts = only.split(/,\s*/).filter(Boolean);
  const country = parts.length > 1 ? countryLine(parts.at(-1) ?? '') : undefined;
  const named = country === undefined ? parts : parts.slice(0, -1);
  const tail = country === undefined ? [] : parts.slice(-1);
  if (named.length < 2) return [...named, ...tail];
  // A separate district or state belongs to the town before it.
  const isShort = /^(D\. ?[CNF]\.?|CDMX|[A-Z]{2})( \d{5}(-\d{4})?)?$/iu.test(named.at(-1) ?? '');
  const size = isShort && named.length > 2 ? 2 : 1;
  return [...named.slice(0, -size), named.slice(-size).join(', '), ...tail];
}

const cut = (text: string | null, length: number): string | null => text?.slice(0, length) || null;

/**
 * Splits the lines of an address into its parts; a part that cannot be recognised is null.
 *
 * @param lines  without runs of spaces
 */
export function parseAddress(lines: readonly string[]): PostalAddress {
  const parts = unfolded(lines);
  const country = countryOf(parts);
  const isNamed = (line: string): boolean => countryLine(line) !== undefined;
  const { before, town } = partTown(
    parts.filter((line, at) => at === 0 || !isNamed(line)),
    country,
  );
  const [street1, ...more] = before;
  const formatted = lines.join(', ').replace(/,\s*,/g, ',');
  return {
    raw: cut(lines.join('\n'), 400),
    formatted: cut(formatted, 400),
    street1: cut(titled(street1), 200),
    street2: cut(titled(more.join(', ')), 200),
    city: cut(town.city, 100),
    region: cut(town.region, 100),
    postalCode: cut(town.postalCode, 20),
    country: country ?? null,
  };
}

/** Returns true if a line ends an address: the line of a town or a country. */
export const isTown = (line: string): boolean =>
  townOf(line, countryOf([line])) !== undefined || countryLine(line) !== undefined;
