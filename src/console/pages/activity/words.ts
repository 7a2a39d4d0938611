import type { Texts } from '../../session/language/texts.js';
import type { ModuleWords } from '../../session/language/words.js';

/** The words that pages of other modules need about attachments, comments, tags and watchers. */
export const words: Texts<ModuleWords> = {
  en: {
    permissions: {},
    actions: {
      createAttachment: 'Attach a file',
      deleteAttachment: 'Delete an attachment',
      createComment: 'Comment on a record',
      updateComment: 'Change a comment',
      deleteComment: 'Delete a comment',
      changeRecordTags: 'Change tags',
      startWatch: 'Watch a record',
      stopWatch: 'Stop watching a record',
      markNotifications: 'Mark notifications as read',
    },
    records: { attachment: 'Attachment', comment: 'Comment' },
  },
  es: {
    permissions: {},
    actions: {
      createAttachment: 'Adjuntar un archivo',
      deleteAttachment: 'Eliminar un adjunto',
      createComment: 'Comentar un registro',
      updateComment: 'Modificar un comentario',
      deleteComment: 'Eliminar un comentario',
      changeRecordTags: 'Modificar etiquetas',
      startWatch: 'Seguir un registro',
      stopWatch: 'Dejar de seguir un registro',
      markNotifications: 'Marcar avisos como leídos',
    },
    records: { attachment: 'Adjunto', comment: 'Comentario' },
  },
};
