import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  stageTransition: 'Una oportunidad no pasa de {from} a {to}',
  statusTransition: 'El estado no pasa de {from} a {to}',
  leadNeedsReach: 'Un prospecto necesita un correo o un teléfono',
  opportunityNeedsOrigin: 'Una oportunidad necesita un prospecto o un cliente',
  lostReasonMissing: 'body.lostReason es obligatorio',
  lostReasonOfOther: 'Solo lo perdido tiene un motivo',
} as const satisfies Translation<typeof en>;
