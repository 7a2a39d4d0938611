import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  unknownPaymentTerms: 'No existe la condición de pago {code}',
  inactiveCurrency: 'La empresa no usa la moneda {code}',
  noExchangeRate: 'No hay tasa de cambio de {from} a {to} el {day}',
  rateOfOwnCurrency: 'La tasa de cambio de la moneda de la empresa es 1',
  taxRateNotInForce: 'La tasa {code} no está vigente el {day}',
  overlappingValidity: 'La vigencia comienza en o antes de la más reciente',
  duplicateExchangeRate: 'Ya existe una tasa de {base} a {quote} el {day}',
  seriesInUse: 'La serie {code} ya dio números; el siguiente no puede fijarse',
  dateBeforeLast: 'El último documento de la serie es del {day}; ninguno puede ser anterior',
  periodLocked: 'Todo hasta el {through} está cerrado',
  numberTaken: 'El siguiente número de la serie ya existe; hay que corregir la serie',
  rateNotZero: 'La tasa de esta categoría es 0',
  exemptionReasonMissing: 'Esta categoría necesita un motivo',
  validityEndsFirst: 'La vigencia termina antes de comenzar',
  unknownTimeZone: 'No existe la zona horaria {timeZone}; escríbala como America/Bogota',
  dayInFuture: 'El día no puede ser futuro',
  daysMissing: 'Este tipo necesita la cantidad de días',
  daysOfOther: 'Este tipo no lleva días',
  cashTermsStay: 'Los documentos usan {code} por omisión; no puede desactivarse',
  baseCurrencyStays: 'La contabilidad se lleva en {code}; no puede desactivarse',
  sameCurrencies: 'Las monedas deben ser distintas',
  // Names of the payment terms that every company starts with.
  cashTerms: 'Contado',
  netTerms: 'Crédito a {days} días',
  nextMonthTerms: 'Fin del mes siguiente',
} as const satisfies Translation<typeof en>;
