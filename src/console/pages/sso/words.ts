import type { Texts } from '../../session/language/texts.js';
import type { ModuleWords } from '../../session/language/words.js';

/** The words that pages of other modules need about single sign-on. */
export const words: Texts<ModuleWords> = {
  en: {
    permissions: {},
    actions: {
      startSso: 'Start a login by the identity provider',
      finishSso: 'Log in by the identity provider',
      updateSsoConnection: 'Save the connection to the identity provider',
      deleteSsoConnection: 'Delete the connection to the identity provider',
    },
    records: { sso_connection: 'Identity provider' },
  },
  es: {
    permissions: {},
    actions: {
      startSso: 'Empezar a iniciar sesión con el proveedor de identidad',
      finishSso: 'Iniciar sesión con el proveedor de identidad',
      updateSsoConnection: 'Guardar la conexión con el proveedor de identidad',
      deleteSsoConnection: 'Eliminar la conexión con el proveedor de identidad',
    },
    records: { sso_connection: 'Proveedor de identidad' },
  },
};
