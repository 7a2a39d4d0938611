const en = {
  parts: { day: 'dd', month: 'mm', year: 'yyyy' },
  wrong: (example: string) => `Enter a date such as ${example}.`,
  open: 'Open the calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  clear: 'Clear',
};

export const dateTexts = {
  en,
  es: {
    parts: { day: 'dd', month: 'mm', year: 'aaaa' },
    wrong: (example: string) => `Escriba una fecha como ${example}.`,
    open: 'Abrir el calendario',
    calendar: 'Calendario',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    today: 'Hoy',
    clear: 'Borrar',
  } satisfies typeof en,
};
