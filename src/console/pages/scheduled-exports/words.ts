import type { Texts } from '../../session/language/texts.js';
import type { ModuleWords } from '../../session/language/words.js';

/** The words that pages of other modules need about scheduled exports. */
export const words: Texts<ModuleWords> = {
  en: {
    permissions: {},
    actions: {
      createScheduledExport: 'Schedule an export',
      updateScheduledExport: 'Change a scheduled export',
      deleteScheduledExport: 'Delete a scheduled export',
      runScheduledExport: 'Run a scheduled export',
      'scheduled-export': 'Mail a scheduled export',
    },
    records: { scheduled_export: 'Scheduled export' },
  },
  es: {
    permissions: {},
    actions: {
      createScheduledExport: 'Programar una exportación',
      updateScheduledExport: 'Modificar una exportación programada',
      deleteScheduledExport: 'Eliminar una exportación programada',
      runScheduledExport: 'Ejecutar una exportación programada',
      'scheduled-export': 'Enviar una exportación programada',
    },
    records: { scheduled_export: 'Exportación programada' },
  },
};
