import type { Texts } from './language/texts.js';
import type { ModuleWords } from './language/words.js';
import * as modules from './module-words.js';

/** Joins the words of all modules. */
export const wordsOfModules = (
  language: 'en' | 'es',
  kind: keyof ModuleWords,
): ModuleWords[keyof ModuleWords] =>
  Object.assign(
    {},
    ...Object.values<Texts<ModuleWords>>(modules).map((words) => words[language][kind]),
  );
