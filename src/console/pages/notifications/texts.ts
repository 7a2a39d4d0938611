import type { Texts } from '../../session/language/texts.js';

const en = {
  title: 'Notifications',
  unread: (count: number) => (count >= 100 ? '99+ unread' : `${count} unread`),
  none: 'No notifications yet',
  noneText: 'Watch a record to be notified of comments and changes.',
  markAll: 'Mark all as read',
  marked: 'Marked as read',
  record: 'Record',
  what: 'Reason',
  by: 'By',
  at: 'Time',
  more: 'Show more',
  reasons: { mention: 'Mentions you', comment: 'New comment', change: 'Changed' },
};

const es: typeof en = {
  title: 'Avisos',
  unread: (count) => (count >= 100 ? '99+ sin leer' : `${count} sin leer`),
  none: 'Todavía no hay avisos',
  noneText: 'Siga un registro para recibir avisos de comentarios y cambios.',
  markAll: 'Marcar todo como leído',
  marked: 'Marcado como leído',
  record: 'Registro',
  what: 'Motivo',
  by: 'Por',
  at: 'Hora',
  more: 'Mostrar más',
  reasons: { mention: 'Le menciona', comment: 'Comentario nuevo', change: 'Modificado' },
};

export const notificationTexts: Texts<typeof en> = { en, es };
