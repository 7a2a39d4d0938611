import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  ownCompany: 'Una empresa siempre confía en sus propias revisiones',
} as const satisfies Translation<typeof en>;
