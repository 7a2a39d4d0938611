import { usePreferences } from './use-preferences.js';

/** The same texts in every language: `{ en, es }`, where `es` has the type of `en`. */
export interface Texts<T> {
  readonly en: T;
  readonly es: T;
}

export function useTexts<T>(texts: Texts<T>): T {
  return texts[usePreferences().language];
}
