import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  notConfigured:
    'Ninguna empresa usa un proveedor de identidad para las personas con este correo electrónico',
  noConnection: 'La empresa no tiene una conexión con un proveedor de identidad',
  answerExpired: 'Este inicio de sesión es muy antiguo o ya se completó; empiece de nuevo',
  answerInvalid: 'La respuesta del proveedor de identidad no es válida ({fault}); empiece de nuevo',
  unavailable:
    'El proveedor de identidad de la empresa no responde; vuelva a intentarlo en un momento',
  noEmail: 'El proveedor de identidad no indica el correo electrónico de la persona',
  emailUnverified: 'El proveedor de identidad no ha verificado el correo electrónico de la persona',
  foreignDomain: 'El correo electrónico de la persona no es de un dominio de la empresa',
  noRole: 'Ningún grupo de la persona tiene un rol',
  addressTaken: 'El correo electrónico pertenece a otra persona',
  domainTaken: 'Otra empresa usa el dominio {domain}',
  secretMissing: 'body.clientSecret es obligatorio para una conexión nueva o un emisor nuevo',
  administratorMissing: 'body.passwordAdministratorId es obligatorio con body.required',
  notAnAdministrator: 'El usuario {id} no es un administrador activo',
  issuerWithQuery: 'El emisor no tiene consulta',
} as const satisfies Translation<typeof en>;
