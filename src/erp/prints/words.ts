import { text } from './messages/index.js';

/** Amounts in words, such as «mil doscientos pesos dominicanos con 50/100». */
export type Language = 'es' | 'en';

const es = {
  units:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
      ' ',
    ),
  tens: '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  hundreds:
    '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
      ' ',
    ),
};

function spanishBelowThousand(n: number): string {
  if (n === 100) return 'cien';
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  const ten = es.tens[Math.floor(rest / 10)] ?? '';
  const unit = es.units[rest % 10] ?? '';
  const small = rest < 30 ? (es.units[rest] ?? '') : rest % 10 === 0 ? ten : `${ten} y ${unit}`;
  if (hundreds === 0) return small;
  const head = es.hundreds[hundreds] ?? '';
  return rest === 0 ? head : `${head} ${small}`;
}

/** Before a noun, uno loses its o: un peso, veintiún mil. */
const shortened = (words: string): string =>
  words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

function spanish(n: number): string {
  if (n < 1000) return spanishBelowThousand(n);
  if (n < 1_000_000) {
    const [thousands, rest] = [Math.floor(n / 1000), n % 1000];
    const head = thousands === 1 ? 'mil' : `${shortened(spanishBelowThousand(thousands))} mil`;
    return rest === 0 ? head : `${head} ${spanishBelowThousand(rest)}`;
  }
  const isTrillion = n >= 1e12;
  const unit = isTrillion ? 1e12 : 1e6;
  const [count, rest] = [Math.floor(n / unit), n % unit];
  const [one, many] = isTrillion ? ['un billón', 'billones'] : ['un millón', 'millones'];
  const head = count === 1 ? one : `${shortened(spanish(count))} ${many}`;
  return rest === 0 ? head : `${head} ${spanish(rest)}`;
}

const en = {
  units:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  scales: [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
  ] as const,
};

function englishBelowHundred(n: number): string {
  if (n < 20) return en.units[n] ?? '';
  const ten = en.tens[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? ten : `${ten}-${en.units[n % 10] ?? ''}`;
}

function english(n: number): string {
  for (const [unit, name] of en.scales) {
    if (n < unit) continue;
    const rest = n % unit;
    const head = `${english(Math.floor(n / unit))} ${name}`;
    return rest === 0 ? head : `${head} ${english(rest)}`;
  }
  if (n < 100) return englishBelowHundred(n);
  const head = `${english(Math.floor(n / 100))} hundred`;
  return n % 100 === 0 ? head : `${head} ${englishBelowHundred(n % 100)}`;
}

/** Returns the name of a currency in the right plural; with «de» after whole millions. */
function currencyName(code: string, whole: number, language: Language): string {
  const style = { style: 'currency', currency: code, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(language, {
    maximumFractionDigits: 0,
    ...style,
  }).formatToParts(whole === 1 ? 1 : 2);
  const name = parts.find(({ type }) => type === 'currency')?.value ?? code;
  const isRound = language === 'es' && whole >= 1_000_000 && whole % 1_000_000 === 0;
  return isRound ? `de ${name}` : name;
}

/**
 * @param amount    plain decimal digits, `1200.50`, below 10^15
 * @param decimals  of the currency; without any there is no fraction
 */
export function amountInWords(
  amount: string,
  code: string,
  decimals: number,
  language: Language,
): string {
  const [digits = '0', fraction = ''] = amount.replace('-', '').split('.');
  const whole = Number(digits);
  const words = language === 'es' ? shortened(spanish(whole)) : english(whole);
  const units = `${words} ${currencyName(code, whole, language)}`;
  if (decimals === 0) return units.toUpperCase();
  const cents = fraction.padEnd(decimals, '0').slice(0, decimals);
  const parts = { units, fraction: `${cents}/1${'0'.repeat(decimals)}` };
  return text('amountInWords', parts)[language].toUpperCase();
}
