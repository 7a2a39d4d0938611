const en = {
  sales: 'Sales',
  overdue: 'Overdue receivables',
  received: 'Payments received',
  paid: 'Payments to vendors',
  tooMany: 'Too many to add up',
  unchanged: 'Unchanged',
  /** Of amounts that grow through a period. */
  inBefore: {
    today: (sum: string) => `${sum} yesterday`,
    week: (sum: string) => `${sum} in the same days last week`,
    month: (sum: string) => `${sum} in the same days last month`,
    year: (sum: string) => `${sum} in the same days last year`,
  },
  /** Of balances. */
  atBefore: {
    today: (sum: string) => `${sum} yesterday`,
    week: (sum: string) => `${sum} a week ago`,
    month: (sum: string) => `${sum} a month ago`,
    year: (sum: string) => `${sum} a year ago`,
  },
};

export type FigureTexts = typeof en;

export const figureTexts = {
  en,
  es: {
    sales: 'Ventas',
    overdue: 'Cuentas por cobrar vencidas',
    received: 'Pagos recibidos',
    paid: 'Pagos a suplidores',
    tooMany: 'Demasiados para sumarlos',
    unchanged: 'Sin cambio',
    inBefore: {
      today: (sum: string) => `${sum} ayer`,
      week: (sum: string) => `${sum} en los mismos días de la semana pasada`,
      month: (sum: string) => `${sum} en los mismos días del mes pasado`,
      year: (sum: string) => `${sum} en los mismos días del año pasado`,
    },
    atBefore: {
      today: (sum: string) => `${sum} ayer`,
      week: (sum: string) => `${sum} hace una semana`,
      month: (sum: string) => `${sum} hace un mes`,
      year: (sum: string) => `${sum} hace un año`,
    },
  } satisfies FigureTexts,
};
