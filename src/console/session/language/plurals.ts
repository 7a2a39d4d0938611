import { remembered } from './remembered.js';

type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/**
 * Returns the plural form of a text by the rules of its language. `#` stands for the count; `zero` is used for 0 in
 * every language.
 */
function pluralsOf(language: string) {
  const rules = remembered<void, Intl.PluralRules>(() => new Intl.PluralRules(language));
  const numbers = remembered<void, Intl.NumberFormat>(
    () => new Intl.NumberFormat(localeOf(language)),
  );
  return (count: number, forms: Forms): string => {
    const zero = count === 0 ? forms.zero : undefined;
    const text = zero ?? forms[rules().select(count)] ?? forms.other;
    return text.replaceAll('#', numbers().format(count));
  };
}

/** The language in the region of the browser, which decides how numbers and days are written and read. */
export const localeOf = (language: string): string =>
  navigator.languages.find((name) => name.startsWith(`${language}-`)) ??
  (language === 'es' ? 'es-DO' : 'en-GB');

/** The same for files of the API, which knows regions by two letters or three digits. */
export const fileLocaleOf = (language: string): string =>
  /^(?:en|es)-(?:[A-Z]{2}|\d{3})$/.exec(localeOf(language))?.[0] ?? language;

export const pluralEn = pluralsOf('en');
export const pluralEs = pluralsOf('es');
