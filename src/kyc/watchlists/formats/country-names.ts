import { countries } from '../../../kernel/values/countries.js';
import { normalizeUnicode } from '../../../kernel/values/unicode.js';

const names = new Intl.DisplayNames(['en'], { type: 'region', style: 'long' });
const shortNames = new Intl.DisplayNames(['en'], { type: 'region', style: 'short' });

const plain = (name: string): string =>
  normalizeUnicode(name, 'NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(the|of|and|republic|state|union|islamic|arab|federal|people s|peoples)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Names of countries on the lists that differ from Unicode's. */
const otherNames = `
BO plurinational bolivia|BN brunei darussalam|CD democratic congo|CD congo democratic|CD congo kinshasa|
CG congo|CG congo brazzaville|CI cote d ivoire|CI ivory coast|CZ czech|CZ czech republic|FM micronesia|GB united kingdom|
GB uk|GB great britain|GB england|GB scotland|GB united kingdom great britain northern ireland|HK hong kong|HK china hong kong|
IR iran|KP north korea|KP korea north|KP democratic korea|KP dprk|KR south korea|KR korea south|KR korea|
LA lao democratic|LA laos|MD moldova|MK north macedonia|MK macedonia|MK former yugoslav macedonia|MM burma|MM myanmar|
PS palestine|PS palestinian|PS west bank|PS gaza|PS palestinian territories|PS region gaza|PS region west bank|RU russia|RU russian federation|
SY syria|SY syrian|SZ swaziland|TL east timor|TL timor leste|TR turkey|TR turkiye|TW taiwan|TZ tanzania|TZ united tanzania|
US united states|US united states america|US usa|VA vatican|VE venezuela|VE bolivarian venezuela|VE venezuela bolivarian|VN vietnam|
VN viet nam|XK kosovo|CV cabo verde|GM gambia|BS bahamas|AE uae|AE dubai|MO macau|CN china|KM comoros islands|NL netherlands holland|
BA bosnia herzegovina|ST sao tome principe|VG virgin islands british|VC saint vincent grenadines|TT trinidad tobago|
AG antigua barbuda|KN saint kitts nevis|SS south sudan|LY libya|LY libyan jamahiriya|YE yemen|PH philippines|MH marshall islands`;

function knownNames(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const code of countries) {
    for (const source of [names, shortNames]) known.set(plain(source.of(code) ?? code), code);
  }
  for (const entry of otherNames.split('|')) {
    const [code = '', ...words] = entry.trim().split(' ');
    known.set(plain(words.join(' ')), code);
  }
  return known;
}

const known = knownNames();

/** @returns the two-letter code of a country by its usual English names; undefined for other text */
export function countryCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (countries.has(code)) return code;
  const name = plain(text);
  return known.get(name) ?? known.get(name.split(' ').reverse().join(' '));
}

/** The codes of the countries among the texts, each once, in alphabetical order. */
export function countryCodes(texts: readonly string[]): string[] {
  const codes = texts.map(countryCode).filter((code) => code !== undefined);
  return [...new Set(codes)].sort();
}
