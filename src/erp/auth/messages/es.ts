import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  passwordChanged: 'Contraseña cambiada',
  resetRequested: 'Si la dirección pertenece a un usuario, recibirá un mensaje con un enlace',
  loggedOut: 'Sesión cerrada',
  refreshTokenMissing: 'body.refreshToken es obligatorio sin la cookie de una sesión',
  wrongPassword: 'La contraseña actual no es correcta',
  wrongCode: 'El código es incorrecto, muy antiguo o ya se usó',
  ssoRequired: 'Su empresa exige su proveedor de identidad; inicie sesión con él',
} as const satisfies Translation<typeof en>;
