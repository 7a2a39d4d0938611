import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  addressOutside: '{address} está fuera de las direcciones de la clave que crea esta',
  expiresLater: 'Una clave creada con otra clave vence a más tardar con ella, el {end}',
  unknownScope: 'No existe el permiso {scope}',
  notAnAddress: 'Debe ser una dirección o un rango como 10.0.0.0/8',
  otherEnvironment: 'Una clave de {environment} solo crea claves de {environment}',
  keyRevoked: 'La clave está revocada',
  keyReplaced: 'La clave {key} tomó su lugar; rote esa',
} as const satisfies Translation<typeof en>;
