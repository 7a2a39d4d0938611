/*
 * Kinds of identity numbers. Two numbers are equal if their normal forms of one kind are. A number that breaks the rule of its
 * kind is compared as the number of a document, and a placeholder is no number at all.
 */

export type IdentifierKind = 'document' | 'imo' | 'lei' | 'registration' | 'wallet';

interface KindRule {
  /** Returns the normal form; undefined if the number breaks the rule of the kind. */
  normal(number: string): string | undefined;
}

const plain = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The seventh digit is the last one of the sum of the others, times 7 to 2. */
function imoForm(number: string): string | undefined {
  const digits = /^(?:IMO)?(\d{7})$/.exec(plain(number))?.[1];
  if (digits === undefined) return undefined;
  const sum = [...digits.slice(0, 6)].reduce(
    (total, digit, at) => total + Number(digit) * (7 - at),
    0,
  );
  return sum % 10 === Number(digits[6]) ? digits : undefined;
}

/** ISO 7064, mod 97-10: letters stand for 10 to 35, and the remainder is 1. */
function leiForm(number: string): string | undefined {
  const lei = plain(number);
  if (!/^[0-9A-Z]{18}\d{2}$/.test(lei)) return undefined;
  const digits = [...lei].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n ? lei : undefined;
}

/** Registers and callers write the leading zeros of a number, or leave them out. */
const registrationForm = (number: string): string => plain(number).replace(/^0+(?=.)/, '');

/** Case tells addresses in Base58 apart, and nothing in other encodings. */
function walletForm(number: string): string | undefined {
  const address = number.trim();
  if (/^(0x[0-9a-f]{40}|(bc1|ltc1)[0-9a-z]{11,87})$/i.test(address)) return address.toLowerCase();
  return /^[1-9A-HJ-NP-Za-km-z]{25,110}$/.test(address) ? address : undefined;
}

const kinds: Readonly<Record<IdentifierKind, KindRule>> = {
  document: { normal: plain },
  imo: { normal: imoForm },
  lei: { normal: leiForm },
  registration: { normal: registrationForm },
  wallet: { normal: walletForm },
};

/** Too many people share shorter numbers. */
const shortest = 5;
const words =
  /^(UNKNOWN|UNK|NONE|NOTAVAILABLE|NOTAPPLICABLE|NOTKNOWN|NIL|NULL|PENDING|TBA|TBD|TEST|NUMBER|SINNUMERO)\d*$/;

/** True for a value that stands for an absent number, such as `0000000`, `UNKNOWN1` or `X-X-X-X-X`. */
export function isPlaceholder(number: string): boolean {
  const text = plain(number);
  return /^(.)\1*$/u.test(text) || words.test(text) || '0123456789012'.includes(text);
}

/** Returns the kind of a number of a document by the type that the list or the caller states. */
export function kindOfType(type: string | undefined): IdentifierKind {
  if (type === undefined) return 'document';
  if (/\bIMO\b/i.test(type)) return 'imo';
  return /digital currency|wallet/i.test(type) ? 'wallet' : 'document';
}

/** Returns the normal form of a number with its kind; undefined for a placeholder and for too short numbers. */
export function identifierKey(kind: IdentifierKind, number: string): string | undefined {
  if (isPlaceholder(number)) return undefined;
  const normal = kinds[kind].normal(number);
  if (normal === undefined)
    return kind === 'document' ? undefined : identifierKey('document', number);
  return normal.length < shortest ? undefined : `${kind} ${normal}`;
}

/** Returns the keys of every kind that a number of an unknown kind may have. */
export const possibleKeys = (number: string): string[] => {
  const keys = Object.keys(kinds).map((kind) => identifierKey(kind as IdentifierKind, number));
  return [...new Set(keys.filter((key) => key !== undefined))];
};

/** Compares a number of the list, whose kind is known, with one of the subject. */
export function isSameIdentifier(kind: IdentifierKind, listed: string, number: string): boolean {
  const key = identifierKey(kind, listed);
  return key !== undefined && key === identifierKey(kind, number);
}
