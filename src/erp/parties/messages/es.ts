import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  invalidTaxId: '{taxId} no es un identificador fiscal válido de {country}',
  duplicateTaxId: 'El identificador fiscal {taxId} ya existe',
  duplicateEmail: 'El correo {email} ya existe',
  hasOpenDocuments: 'Hay documentos abiertos en {currency}; la moneda no puede cambiar',
  customerInactive: 'El cliente {name} está inactivo',
  customerBlocked: 'El cliente {name} está bloqueado',
  vendorInactive: 'El proveedor {name} está inactivo',
  vendorBlocked: 'El proveedor {name} está bloqueado',
  creditLimitExceeded: 'Se deben {owed}; con {added} más se excede el límite de {limit}',
  customerBalanceTooLarge: 'El saldo del cliente superaría 9,999,999,999,999',
  vendorBalanceTooLarge: 'El saldo del proveedor superaría 9,999,999,999,999',
  sharedTaxId: 'es el de varios; indique cuál con code o taxIdType',
  maskedAccount: '{path} está enmascarado; envíe el número completo',
  unknownCountry: 'body.address.country debe ser un país de ISO 3166, {country} no lo es',
} as const satisfies Translation<typeof en>;
