import { catalog } from '../../../kernel/messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of face checks, challenges and galleries. */
export const text = catalog(en, es);
