import { catalog } from '../../messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of mails that were not sent. */
export const text = catalog(en, es);
