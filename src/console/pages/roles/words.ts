import type { Texts } from '../../session/language/texts.js';
import type { ModuleWords } from '../../session/language/words.js';

/** The words that pages of other modules need about roles. */
export const words: Texts<ModuleWords> = {
  en: {
    permissions: {},
    actions: {
      createRole: 'Create a role',
      updateRole: 'Change a role',
      deleteRole: 'Delete a role',
    },
    records: { role: 'Role' },
  },
  es: {
    permissions: {},
    actions: {
      createRole: 'Crear un rol',
      updateRole: 'Modificar un rol',
      deleteRole: 'Eliminar un rol',
    },
    records: { role: 'Rol' },
  },
};
