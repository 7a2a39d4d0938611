import { catalog } from '../../../kernel/messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of attachments, comments and what else belongs to a record. */
export const text = catalog(en, es);
