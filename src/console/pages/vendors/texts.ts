import { customerTexts } from '../customers/texts.js';

const en = {
  ...customerTexts.en,
  title: 'Vendors',
  create: 'New vendor',
  none: 'No vendors yet',
  noneText: 'Purchase orders are placed with vendors.',
  missing: 'This vendor does not exist',
  vendor: 'Vendor',
  openAmount: 'Open on bills',
  unappliedCredit: 'Credit with the vendor',
  payables: 'Open bills',
  noPayables: 'Nothing outstanding',
  allBills: 'All bills',
  orders: 'Recent purchase orders',
  noOrders: 'No purchase orders yet',
  pay: 'Pay bills',
  bank: 'Bank account',
  created: ({ code }: { readonly code: string }) => `The vendor was created: ${code}`,
  saved: 'The vendor was saved',
  deactivated: 'The vendor was deactivated',
  activated: 'The vendor was activated',
};

export type VendorTexts = typeof en;

export const vendorTexts = {
  en,
  es: {
    ...customerTexts.es,
    title: 'Suplidores',
    create: 'Nuevo suplidor',
    none: 'Todavía no hay suplidores',
    noneText: 'Las órdenes de compra se hacen a suplidores.',
    missing: 'Este suplidor no existe',
    vendor: 'Suplidor',
    openAmount: 'Pendiente en cuentas por pagar',
    unappliedCredit: 'Crédito con el suplidor',
    payables: 'Cuentas por pagar abiertas',
    noPayables: 'No hay nada pendiente',
    allBills: 'Todas las cuentas',
    orders: 'Órdenes de compra recientes',
    noOrders: 'Todavía no hay órdenes de compra',
    pay: 'Pagar cuentas',
    bank: 'Cuenta bancaria',
    created: ({ code }: { readonly code: string }) => `El suplidor fue creado: ${code}`,
    saved: 'El suplidor fue guardado',
    deactivated: 'El suplidor fue desactivado',
    activated: 'El suplidor fue activado',
  } satisfies VendorTexts,
};
