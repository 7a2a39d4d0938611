import { pluralEn, pluralEs } from '../../../session/language/plurals.js';

const en = {
  low: 'Low stock',
  lowCount: (count: number) =>
    pluralEn(count, {
      one: '# product is below its minimum',
      other: '# products are below their minimum',
    }),
  toReceive: 'Orders to receive',
  toReceiveCount: (count: number) =>
    pluralEn(count, {
      one: '# order to receive',
      other: '# orders to receive',
    }),
  partly: 'Partially received orders',
  partlyCount: (count: number) =>
    pluralEn(count, {
      one: '# order is partially received',
      other: '# orders are partially received',
    }),
  expected: (day: string) => `expected ${day}`,
  counts: 'Last counts',
  countsCount: (count: number) =>
    pluralEn(count, {
      one: '# adjustment in this period',
      other: '# adjustments in this period',
    }),
  mine: 'My cases',
  mineCount: (count: number) =>
    pluralEn(count, {
      one: '# case is yours',
      other: '# cases are yours',
    }),
  review: 'Cases in review',
  reviewCount: (count: number) =>
    pluralEn(count, {
      one: '# case waits for review',
      other: '# cases wait for review',
    }),
  second: 'Second approvals',
  secondCount: (count: number) =>
    pluralEn(count, {
      one: '# case waits for a second approval',
      other: '# cases wait for a second approval',
    }),
  oldest: (age: string) => `The oldest was created ${age}`,
  leads: 'My new leads',
  leadsCount: (count: number) =>
    pluralEn(count, {
      one: '# lead to contact',
      other: '# leads to contact',
    }),
  due: 'My opportunities due',
  dueCount: (count: number) =>
    pluralEn(count, {
      one: '# opportunity is due',
      other: '# opportunities are due',
    }),
};

export type CardTexts = typeof en;

export const cardTexts = {
  en,
  es: {
    low: 'Existencias bajas',
    lowCount: (count: number) =>
      pluralEs(count, {
        one: '# producto está bajo su mínimo',
        other: '# productos están bajo su mínimo',
      }),
    toReceive: 'Órdenes por recibir',
    toReceiveCount: (count: number) =>
      pluralEs(count, {
        one: '# orden por recibir',
        other: '# órdenes por recibir',
      }),
    partly: 'Órdenes recibidas en parte',
    partlyCount: (count: number) =>
      pluralEs(count, {
        one: '# orden está recibida en parte',
        other: '# órdenes están recibidas en parte',
      }),
    expected: (day: string) => `para el ${day}`,
    counts: 'Últimos conteos',
    countsCount: (count: number) =>
      pluralEs(count, {
        one: '# ajuste en este período',
        other: '# ajustes en este período',
      }),
    mine: 'Mis casos',
    mineCount: (count: number) =>
      pluralEs(count, {
        one: '# caso es suyo',
        other: '# casos son suyos',
      }),
    review: 'Casos en revisión',
    reviewCount: (count: number) =>
      pluralEs(count, {
        one: '# caso espera revisión',
        other: '# casos esperan revisión',
      }),
    second: 'Segundas aprobaciones',
    secondCount: (count: number) =>
      pluralEs(count, {
        one: '# caso espera una segunda aprobación',
        other: '# casos esperan una segunda aprobación',
      }),
    oldest: (age: string) => `El más antiguo se creó ${age}`,
    leads: 'Mis prospectos nuevos',
    leadsCount: (count: number) =>
      pluralEs(count, {
        one: '# prospecto por contactar',
        other: '# prospectos por contactar',
      }),
    due: 'Mis oportunidades por cerrar',
    dueCount: (count: number) =>
      pluralEs(count, {
        one: '# oportunidad por cerrar',
        other: '# oportunidades por cerrar',
      }),
  } satisfies CardTexts,
};
