import { catalog } from '../../../kernel/messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of checks of documents and identity numbers. */
export const text = catalog(en, es);
