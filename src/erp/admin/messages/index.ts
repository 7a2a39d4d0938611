import { catalog } from '../../../kernel/messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of users, API keys and the audit. */
export const text = catalog(en, es);
