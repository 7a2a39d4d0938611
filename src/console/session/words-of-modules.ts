import type { Texts } from './language/texts.js';
import * as modules from './module-words.js';

type Words = Readonly<Record<string, string>>;

/** The words that pages of other modules need about one. */
export interface ModuleWords {
  /** The modules of its permissions. */
  readonly permissions: Words;
  /** Its writing operations, as actions in the audit log. */
  readonly actions: Words;
  /** Its kinds of record. */
  readonly records: Words;
}

/** Joins the words of all modules. */
export const wordsOfModules = (language: 'en' | 'es', kind: keyof ModuleWords): Words =>
  Object.assign(
    {},
    ...Object.values<Texts<ModuleWords>>(modules).map((words) => words[language][kind]),
  );
