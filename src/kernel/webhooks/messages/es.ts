import type { Translation } from '../../messages/catalog.js';
import type { en } from './en.js';

export const es = {
  tooManyWebhooks: 'Ya hay {count} webhooks, el máximo; elimine uno que no se use',
  tooManySecrets: 'Ya firman {count} secretos; cada uno termina 24 horas después de renovarse',
  // Reasons why an address is refused.
  addressTooLong: 'La dirección tiene más de {most} caracteres',
  notAnAddress: 'Esto no es una dirección',
  portRefused: 'No se envían webhooks al puerto {port}',
  addressNotSecure: 'La dirección debe empezar por https://',
  addressWithLogin: 'La dirección no debe contener usuario ni contraseña',
  addressWithFragment: 'La dirección no debe contener un fragmento',
  hostUnknown: 'El host {hostname} no tiene dirección',
  hostNotPublic: 'El host {hostname} tiene una dirección que no es pública',
} as const satisfies Translation<typeof en>;
