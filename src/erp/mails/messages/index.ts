import { catalog } from '../../../kernel/messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of mails, and of their operations. */
export const text = catalog(en, es);
