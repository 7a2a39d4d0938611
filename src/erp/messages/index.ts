import { catalog } from '../../kernel/messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of records and messages that several modules name. */
export const text = catalog(en, es);
