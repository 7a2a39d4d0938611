import { pluralEn, pluralEs } from '../../session/language/plurals.js';

const en = {
  offline: 'You are offline. The data shown may be out of date.',
  unreachable: 'The server cannot be reached.',
  waiting: (what: string) => `Waiting for the connection: ${what}.`,
  limited: (what: string) =>
    `Too many requests in this minute. The page continues by itself: ${what}. What you typed is kept.`,
  page: 'this page',
  queries: (count: number) =>
    pluralEn(count, { one: '# part of the page', other: '# parts of the page' }),
  writes: (count: number) => pluralEn(count, { one: '# change', other: '# changes' }),
  test: 'Test data: nothing here is real.',
};

export const bannerTexts = {
  en,
  es: {
    offline: 'Está sin conexión. Lo que se muestra puede ser antiguo.',
    unreachable: 'No se puede llegar al servidor.',
    waiting: (what: string) => `Esperan la conexión: ${what}.`,
    limited: (what: string) =>
      `Demasiadas solicitudes en este minuto. La página continúa sola: ${what}. Lo que escribió se conserva.`,
    page: 'esta página',
    queries: (count: number) =>
      pluralEs(count, { one: '# parte de la página', other: '# partes de la página' }),
    writes: (count: number) => pluralEs(count, { one: '# cambio', other: '# cambios' }),
    test: 'Datos de prueba: nada de esto es real.',
  } satisfies typeof en,
};
