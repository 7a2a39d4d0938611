import { pluralEn, pluralEs } from '../../../session/language/plurals.js';

const en = {
  received: 'Payments received',
  paid: 'Payments to vendors',
  payments: (count: number) =>
    pluralEn(count, { zero: 'No payments', one: '# payment', other: '# payments' }),
  tooMany: 'Too many to add up',
  seePayments: 'See payments',
  closed: 'Period lock',
  closedThrough: (day: string) => `Through ${day}`,
  open: 'No lock',
  settings: 'Settings',
  low: 'Low stock',
  lowCount: (count: number) =>
    pluralEn(count, {
      zero: 'All products are above their minimum',
      one: '# product is below its minimum',
      other: '# products are below their minimum',
    }),
  toReceive: 'Orders to receive',
  toReceiveCount: (count: number) =>
    pluralEn(count, {
      zero: 'No order waits for delivery',
      one: '# order to receive',
      other: '# orders to receive',
    }),
  partly: 'Partially received orders',
  partlyCount: (count: number) =>
    pluralEn(count, {
      zero: 'No order is partially received',
      one: '# order is partially received',
      other: '# orders are partially received',
    }),
  expected: (day: string) => `expected ${day}`,
  counts: 'Last counts',
  countsCount: (count: number) =>
    pluralEn(count, {
      zero: 'No counts in this period',
      one: '# adjustment in this period',
      other: '# adjustments in this period',
    }),
  mine: 'My cases',
  mineCount: (count: number) =>
    pluralEn(count, {
      zero: 'You have claimed no case',
      one: '# case is yours',
      other: '# cases are yours',
    }),
  review: 'Cases in review',
  reviewCount: (count: number) =>
    pluralEn(count, {
      zero: 'No case waits for review',
      one: '# case waits for review',
      other: '# cases wait for review',
    }),
  second: 'Second approvals',
  secondCount: (count: number) =>
    pluralEn(count, {
      zero: 'No case waits for a second approval',
      one: '# case waits for a second approval',
      other: '# cases wait for a second approval',
    }),
  oldest: (age: string) => `The oldest was created ${age}`,
  leads: 'My new leads',
  leadsCount: (count: number) =>
    pluralEn(count, {
      zero: 'No new leads',
      one: '# lead to contact',
      other: '# leads to contact',
    }),
  due: 'My opportunities due',
  dueCount: (count: number) =>
    pluralEn(count, {
      zero: 'No opportunity is due in this period',
      one: '# opportunity is due',
      other: '# opportunities are due',
    }),
};

export type CardTexts = typeof en;

export const cardTexts = {
  en,
  es: {
    received: 'Pagos recibidos',
    paid: 'Pagos a suplidores',
    payments: (count: number) =>
      pluralEs(count, { zero: 'Sin pagos', one: '# pago', other: '# pagos' }),
    tooMany: 'Demasiados para sumarlos',
    seePayments: 'Ver pagos',
    closed: 'Cierre de período',
    closedThrough: (day: string) => `Hasta el ${day}`,
    open: 'Sin cierre',
    settings: 'Configuración',
    low: 'Existencias bajas',
    lowCount: (count: number) =>
      pluralEs(count, {
        zero: 'Todos los productos superan su mínimo',
        one: '# producto está bajo su mínimo',
        other: '# productos están bajo su mínimo',
      }),
    toReceive: 'Órdenes por recibir',
    toReceiveCount: (count: number) =>
      pluralEs(count, {
        zero: 'Ninguna orden espera entrega',
        one: '# orden por recibir',
        other: '# órdenes por recibir',
      }),
    partly: 'Órdenes recibidas en parte',
    partlyCount: (count: number) =>
      pluralEs(count, {
        zero: 'Ninguna orden está recibida en parte',
        one: '# orden está recibida en parte',
        other: '# órdenes están recibidas en parte',
      }),
    expected: (day: string) => `para el ${day}`,
    counts: 'Últimos conteos',
    countsCount: (count: number) =>
      pluralEs(count, {
        zero: 'Sin conteos en este período',
        one: '# ajuste en este período',
        other: '# ajustes en este período',
      }),
    mine: 'Mis casos',
    mineCount: (count: number) =>
      pluralEs(count, {
        zero: 'No ha tomado ningún caso',
        one: '# caso es suyo',
        other: '# casos son suyos',
      }),
    review: 'Casos en revisión',
    reviewCount: (count: number) =>
      pluralEs(count, {
        zero: 'Ningún caso espera revisión',
        one: '# caso espera revisión',
        other: '# casos esperan revisión',
      }),
    second: 'Segundas aprobaciones',
    secondCount: (count: number) =>
      pluralEs(count, {
        zero: 'Ningún caso espera una segunda aprobación',
        one: '# caso espera una segunda aprobación',
        other: '# casos esperan una segunda aprobación',
      }),
    oldest: (age: string) => `El más antiguo se creó ${age}`,
    leads: 'Mis prospectos nuevos',
    leadsCount: (count: number) =>
      pluralEs(count, {
        zero: 'Sin prospectos nuevos',
        one: '# prospecto por contactar',
        other: '# prospectos por contactar',
      }),
    due: 'Mis oportunidades por cerrar',
    dueCount: (count: number) =>
      pluralEs(count, {
        zero: 'Ninguna oportunidad cierra en este período',
        one: '# oportunidad por cerrar',
        other: '# oportunidades por cerrar',
      }),
  } satisfies CardTexts,
};
