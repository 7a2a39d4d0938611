import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Warnings of checks.
  aspectFailed: '{code} no se superó',
  notPerformed: 'No hay a quién consultar sobre esto; una persona tiene que revisarlo',
} as const satisfies Translation<typeof en>;
