import { catalog } from './catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of the request pipeline. */
export const text = catalog(en, es);
