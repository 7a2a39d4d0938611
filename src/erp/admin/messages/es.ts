import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  permissionNotGrantable:
    '{permission} no puede otorgarse: usted no lo tiene o ninguna clave puede',
  apiKeyAlreadyRevoked: 'La clave de API está revocada',
  apiKeyAlreadyReplaced: 'La clave de API {by} tomó su lugar; rote esa',
  invitedWithPassword: 'Un usuario invitado define la primera contraseña: omita body.password',
  lastAdministrator: 'La empresa quedaría sin un administrador activo',
  needsOther: 'query.{name} necesita {needs}',
  notAnAddress: '{path} debe ser una dirección o un rango como 10.0.0.0/8',
  unknownPermission: 'No existe el permiso {permission}',
} as const satisfies Translation<typeof en>;
