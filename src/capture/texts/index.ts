import { en, type Texts } from './en.js';
import { es } from './es.js';

export type { Texts } from './en.js';

const textsIn = { en, es } as const;
export type Language = keyof typeof textsIn;

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Until the session is known, that of the browser. */
let language: Language = navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en';

export const texts = (): Texts => textsIn[language];
export const shownLanguage = (): Language => language;
export const otherLanguage = (): Language => (language === 'en' ? 'es' : 'en');

/** Shows all further texts in a language. */
export function speak(next: Language): void {
  language = next;
  document.documentElement.lang = next;
}
