import { pluralEn, pluralEs } from '../../../session/language/plurals.js';

const en = {
  attention: 'Needs attention',
  payables: (sum: string) => `Overdue payables: ${sum}`,
  vendors: (count: number) => pluralEn(count, { one: 'to # vendor', other: 'to # vendors' }),
  webhooks: (count: number) =>
    pluralEn(count, { one: '# webhook fails', other: '# webhooks fail' }),
  keys: (count: number) =>
    pluralEn(count, {
      one: '# API key expires in the next 14 days',
      other: '# API keys expire in the next 14 days',
    }),
  verificationKeys: (count: number) =>
    pluralEn(count, {
      one: '# verification key expires in the next 14 days',
      other: '# verification keys expire in the next 14 days',
    }),
  first: (name: string, when: string) => `${name}, ${when}`,
  locked: (count: number) =>
    pluralEn(count, { one: '# user is locked out', other: '# users are locked out' }),
  books: (count: number) =>
    pluralEn(count, {
      one: 'The books have errors: # check failed',
      other: 'The books have errors: # checks failed',
    }),
};

export type FindingTexts = typeof en;

export const findingTexts = {
  en,
  es: {
    attention: 'Requiere atención',
    payables: (sum: string) => `Cuentas por pagar vencidas: ${sum}`,
    vendors: (count: number) => pluralEs(count, { one: 'a # suplidor', other: 'a # suplidores' }),
    webhooks: (count: number) =>
      pluralEs(count, { one: '# webhook falla', other: '# webhooks fallan' }),
    keys: (count: number) =>
      pluralEs(count, {
        one: '# clave de API vence en los próximos 14 días',
        other: '# claves de API vencen en los próximos 14 días',
      }),
    verificationKeys: (count: number) =>
      pluralEs(count, {
        one: '# clave de verificación vence en los próximos 14 días',
        other: '# claves de verificación vencen en los próximos 14 días',
      }),
    first: (name: string, when: string) => `${name}, ${when}`,
    locked: (count: number) =>
      pluralEs(count, { one: '# usuario está bloqueado', other: '# usuarios están bloqueados' }),
    books: (count: number) =>
      pluralEs(count, {
        one: 'Los libros tienen errores: # comprobación no se cumple',
        other: 'Los libros tienen errores: # comprobaciones no se cumplen',
      }),
  } satisfies FindingTexts,
};
