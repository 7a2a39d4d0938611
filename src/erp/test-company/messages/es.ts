import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  testKeyRequired: 'Solo una clave de prueba puede llamar a esta operación',
  documentsAfterClock:
    'La empresa de prueba tiene un documento del {day}, posterior a la nueva hora; reiníciela para volver atrás',
  timeOutOfBounds: '{path} debe ser una hora de los años 2000 a 2099',
} as const satisfies Translation<typeof en>;
