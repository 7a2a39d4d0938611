import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  eventsDropped:
    'Los eventos hasta {position} ya no se guardan; lea los registros de nuevo y siga desde after={position}',
} as const satisfies Translation<typeof en>;
