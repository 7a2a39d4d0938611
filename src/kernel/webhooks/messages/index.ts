import { catalog } from '../../messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of webhooks. */
export const text = catalog(en, es);
