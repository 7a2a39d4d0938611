import type { Texts } from '../../session/language/texts.js';
import type { ModuleWords } from '../../session/language/words.js';

/** The words that pages of other modules need about custom fields. */
export const words: Texts<ModuleWords> = {
  en: {
    permissions: {},
    actions: {
      createCustomField: 'Create a custom field',
      updateCustomField: 'Change a custom field',
      deleteCustomField: 'Delete a custom field',
    },
    records: { custom_field: 'Custom field' },
  },
  es: {
    permissions: {},
    actions: {
      createCustomField: 'Crear un campo propio',
      updateCustomField: 'Modificar un campo propio',
      deleteCustomField: 'Eliminar un campo propio',
    },
    records: { custom_field: 'Campo propio' },
  },
};
