import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  notFound: 'El rol {id} no existe',
  roleInUse: 'Todavía hay usuarios con este rol; asígneles otro primero',
  roleNameReserved: 'Todas las empresas tienen un rol con este código',
  permissionNotGrantable:
    '{permission} corresponde a los administradores o al operador del servidor',
  unknownPermission: 'No existe el permiso {permission}',
  unknownRole: 'No existe el rol {role}',
} as const satisfies Translation<typeof en>;
