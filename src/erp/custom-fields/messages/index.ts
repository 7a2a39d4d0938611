import { catalog } from '../../../kernel/messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

export const text = catalog(en, es);
