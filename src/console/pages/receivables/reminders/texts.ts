import { pluralEn, pluralEs } from '../../../session/language/plurals.js';

/** The texts of payment reminders: those of the dialog, and those of the message to the customer. */
const en = {
  remind: 'Remind',
  title: (count: number) =>
    pluralEn(count, { one: 'Remind # customer', other: 'Remind # customers' }),
  text: 'Each message opens in your mail program, where you can change it and send it.',
  documents: (count: number) => pluralEn(count, { one: '# document', other: '# documents' }),
  noEmail: 'No e-mail address.',
  addEmail: 'Add one',
  write: 'Write e-mail',
  opened: 'Opened',
  preview: 'Show message',
  showMore: (count: number) => pluralEn(count, { one: 'Show # more', other: 'Show # more' }),
  subject: (count: number, number: string) =>
    count === 1 ? `Payment reminder: ${number}` : `Payment reminder: ${count} open documents`,
  greeting: (name: string) => `Dear ${name},`,
  intro: (count: number) =>
    pluralEn(count, {
      one: 'our books show this document as not yet paid:',
      other: 'our books show these documents as not yet paid:',
    }),
  line: (number: string, due: string, open: string, days: number) =>
    days > 0
      ? `- ${number}, due ${due}: ${open} (${pluralEn(days, { one: '# day overdue', other: '# days overdue' })})`
      : `- ${number}, due ${due}: ${open}`,
  more: (count: number) =>
    pluralEn(count, { one: '- and # more document', other: '- and # more documents' }),
  total: (sum: string) => `Total: ${sum}`,
  closing: 'If you have paid in the meantime, please disregard this message.',
};

export type ReminderTexts = typeof en;

export const reminderTexts = {
  en,
  es: {
    remind: 'Recordar',
    title: (count: number) =>
      pluralEs(count, { one: 'Recordar a # cliente', other: 'Recordar a # clientes' }),
    text: 'Cada mensaje se abre en su programa de correo, donde puede cambiarlo y enviarlo.',
    documents: (count: number) => pluralEs(count, { one: '# documento', other: '# documentos' }),
    noEmail: 'Sin correo electrónico.',
    addEmail: 'Agregar uno',
    write: 'Escribir correo',
    opened: 'Abierto',
    preview: 'Ver el mensaje',
    showMore: (count: number) => pluralEs(count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
    subject: (count: number, number: string) =>
      count === 1
        ? `Recordatorio de pago: ${number}`
        : `Recordatorio de pago: ${count} documentos pendientes`,
    greeting: (name: string) => `Estimado cliente ${name}:`,
    intro: (count: number) =>
      pluralEs(count, {
        one: 'Según nuestros registros, este documento está pendiente de pago:',
        other: 'Según nuestros registros, estos documentos están pendientes de pago:',
      }),
    line: (number: string, due: string, open: string, days: number) =>
      days > 0
        ? `- ${number}, vence el ${due}: ${open} (${pluralEs(days, { one: '# día de atraso', other: '# días de atraso' })})`
        : `- ${number}, vence el ${due}: ${open}`,
    more: (count: number) =>
      pluralEs(count, { one: '- y # documento más', other: '- y # documentos más' }),
    total: (sum: string) => `Total: ${sum}`,
    closing: 'Si ya realizó el pago, por favor no tome en cuenta este mensaje.',
  } satisfies ReminderTexts,
};
