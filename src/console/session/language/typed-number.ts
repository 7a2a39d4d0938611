import { localeOf } from './plurals.js';
import { remembered } from './remembered.js';

export type DecimalSign = ',' | '.';

const otherSign = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');

/** A typed number. */
interface TypedNumber {
  /** The number as forms keep it: `-1250.5`. */
  readonly plain: string;
  readonly decimalSign: DecimalSign;
  /** True if the user may have meant another number, such as by `1.250`. */
  readonly isAmbiguous: boolean;
}

const decimalSignOf = remembered((locale: string): DecimalSign => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
});

/** The sign of a currency, a space, an apostrophe between thousands, or a percent sign: none of them changes the number. */
const decoration = /[\s\p{Zs}'’%]|\p{Sc}/gu;
const currencyName = /^[A-Z]{2,3}|[A-Z]{2,3}$/;

/** A number with points and commas only, whose thousands are groups of three digits. */
const written = {
  '.': /^(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$|^\.\d+$/,
  ',': /^(\d+|\d{1,3}(\.\d{3})+)(,\d*)?$|^,\d+$/,
} as const satisfies Readonly<Record<DecimalSign, RegExp>>;

/** One separator before three digits: thousands in some locales, decimals in the others. */
const eitherWay = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Splits the sign from the digits. Bookkeepers write negative amounts in parentheses. */
function signed(text: string): readonly [sign: '' | '-', digits: string] {
  const [, inside] = /^\((.+)\)$/.exec(text) ?? [];
  const bare = text.replaceAll(/[−–]/g, '-').replace(/^(.+)-$/, '-$1');
  const digits = (inside ?? bare.replace(/^[-+]/, '')).replace(currencyName, '');
  return [inside !== undefined || bare.startsWith('-') ? '-' : '', digits];
}

function plainDigits(digits: string, sign: DecimalSign): string {
  const [whole = '', decimals = ''] = digits.replaceAll(otherSign(sign), '').split(sign);
  return `${whole || '0'}${decimals && `.${decimals}`}`;
}

/**
 * Reads a number as people type it or copy it from a spreadsheet: `1,250.50`, `1.250,50`, `1 250,5`, `$99.00`, `(3)`. Where
 * `1.250` may be two numbers, the decimal sign of the locale decides. Returns undefined for other text.
 */
export function readNumber(typed: string, decimalSign: DecimalSign): TypedNumber | undefined {
  const [sign, digits] = signed(typed.replaceAll(decoration, ''));
  const used = [decimalSign, otherSign(decimalSign)].find((one) => written[one].test(digits));
  if (used === undefined) return undefined;
  return {
    plain: `${sign}${plainDigits(digits, used)}`,
    decimalSign: used,
    isAmbiguous: used !== decimalSign || eitherWay.test(digits),
  };
}

/**
 * Returns the decimal sign of cells that one program has written: that of a cell which only this sign explains, such as
 * `1.000,00`, or else that of the locale.
 */
export const decimalSignIn = (cells: readonly string[], ofLocale: DecimalSign): DecimalSign =>
  cells.some((cell) => readNumber(cell, ofLocale)?.decimalSign === otherSign(ofLocale))
    ? otherSign(ofLocale)
    : ofLocale;

/** The decimal sign of the user: that of the language in the region of the browser. */
export const decimalSignFor = (language: string): DecimalSign => decimalSignOf(localeOf(language));

/** Returns the plain number of a form as the user writes it, and any other text as it is. */
export const numberText = (plain: string, decimalSign: DecimalSign): string =>
  /^-?\d+\.\d+$/.test(plain) ? plain.replace('.', decimalSign) : plain;
