import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Warnings of checks.
  personDeceased: 'El registro da por fallecida a la persona de ese número',
  numberNotActive: 'El número no figura como activo en el registro',
} as const satisfies Translation<typeof en>;
