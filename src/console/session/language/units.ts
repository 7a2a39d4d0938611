import { localeOf } from './plurals.js';

type Language = 'en' | 'es';
type UnitForms = readonly [one: string, other: string];

const unit: Readonly<Record<Language, UnitForms>> = {
  en: ['unit', 'units'],
  es: ['unidad', 'unidades'],
};
const hour: Readonly<Record<Language, UnitForms>> = {
  en: ['hour', 'hours'],
  es: ['hora', 'horas'],
};
const box: Readonly<Record<Language, UnitForms>> = { en: ['box', 'boxes'], es: ['caja', 'cajas'] };
const day: Readonly<Record<Language, UnitForms>> = { en: ['day', 'days'], es: ['día', 'días'] };
const pack: Readonly<Record<Language, UnitForms>> = {
  en: ['pack', 'packs'],
  es: ['paquete', 'paquetes'],
};

/** Usual units in both languages. A company may use any other text, which is shown as it is. */
const units: Readonly<Record<string, Readonly<Record<Language, UnitForms>>>> = {
  ...{ unit, unidad: unit, und: unit, hour, hora: hour, box, caja: box },
  ...{ day, día: day, pack, paquete: pack },
};

/** Returns a quantity with the name of its unit, such as `1 unit` or `2.5 hours`. */
export function quantityText(language: Language, quantity: number, name: string): string {
  const locale = localeOf(language);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(quantity);
  const forms = units[name.toLowerCase()]?.[language];
  if (forms === undefined) return `${number} ${name}`;
  const isOne = new Intl.PluralRules(language).select(quantity) === 'one';
  return `${number} ${isOne ? forms[0] : forms[1]}`;
}
