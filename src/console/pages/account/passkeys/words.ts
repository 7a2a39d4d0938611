import type { Texts } from '../../../session/language/texts.js';
import type { ModuleWords } from '../../../session/language/words.js';

/** The words that pages of other modules need about passkeys. */
export const words: Texts<ModuleWords> = {
  en: {
    permissions: {},
    actions: {
      createPasskey: 'Add a passkey',
      updatePasskey: 'Rename a passkey',
      deletePasskey: 'Remove a passkey',
      finishPasskeyLogin: 'Log in with a passkey',
    },
    records: { passkey: 'Passkey' },
  },
  es: {
    permissions: {},
    actions: {
      createPasskey: 'Agregar una llave de acceso',
      updatePasskey: 'Renombrar una llave de acceso',
      deletePasskey: 'Quitar una llave de acceso',
      finishPasskeyLogin: 'Iniciar sesión con una llave de acceso',
    },
    records: { passkey: 'Llave de acceso' },
  },
};
