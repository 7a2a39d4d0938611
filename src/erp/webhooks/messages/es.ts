import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  unknownEvent:
    '{name} no es un evento del feed de cambios, ni un módulo con .* como invoices.*, ni *',
  recordsNotReadable:
    'Los webhooks que contienen registros necesitan el permiso {permission} para estos eventos; elija otros eventos o payload thin',
} as const satisfies Translation<typeof en>;
