import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  notFound: 'La llave de acceso {id} no existe',
  invalid: 'No se pudo agregar la llave de acceso; empiece de nuevo',
  tooMany: 'Un usuario tiene como máximo {most} llaves de acceso; elimine una primero',
} as const satisfies Translation<typeof en>;
