import type { ErrorCode } from '../../generated/erp/operations.js';
import { ApiError } from '../kernel/errors.js';

/** A refusal, told at the place of the request that caused it where there is one. */
function refuse(code: ErrorCode, en: string, es: string, path?: string): ApiError {
  const text = { en, es };
  return new ApiError(
    code,
    text,
    path === undefined ? {} : { details: [{ path, code, message: text }] },
  );
}

/** Refusals about who is dealt with, money, currencies and taxes. */
export const partyErrors = {
  unknownPaymentTerms: (code: string, path = 'body.paymentTerms') =>
    refuse(
      'unknown_payment_terms',
      `There are no payment terms ${code}`,
      `No existe la condición de pago ${code}`,
      path,
    ),
  inactiveCurrency: (code: string, path = 'body.currencyCode') =>
    refuse(
      'inactive_currency',
      `The company does not use the currency ${code}`,
      `La empresa no usa la moneda ${code}`,
      path,
    ),
  invalidTaxId: (taxId: string, country: string, path = 'body.taxId') =>
    refuse(
      'invalid_tax_id',
      `${taxId} is no valid tax id of ${country}`,
      `${taxId} no es un identificador fiscal válido de ${country}`,
      path,
    ),
  duplicateTaxId: (taxId: string) =>
    refuse(
      'duplicate_tax_id',
      `The tax id ${taxId} is taken`,
      `El identificador fiscal ${taxId} ya existe`,
      'body.taxId',
    ),
  duplicateEmail: (email: string) =>
    refuse(
      'duplicate_email',
      `The e-mail ${email} is taken`,
      `El correo ${email} ya existe`,
      'body.email',
    ),
  hasOpenDocuments: (currency: string) =>
    refuse(
      'has_open_documents',
      `There are open documents in ${currency}; the currency cannot change`,
      `Hay documentos abiertos en ${currency}; la moneda no puede cambiar`,
      'body.currencyCode',
    ),
  customerInactive: (name: string, path = 'body.customerId') =>
    refuse(
      'customer_inactive',
      `Customer ${name} is inactive`,
      `El cliente ${name} está inactivo`,
      path,
    ),
  customerBlocked: (name: string, path = 'body.customerId') =>
    refuse(
      'customer_blocked',
      `Customer ${name} is blocked`,
      `El cliente ${name} está bloqueado`,
      path,
    ),
  vendorInactive: (name: string, path = 'body.vendorId') =>
    refuse(
      'vendor_inactive',
      `Vendor ${name} is inactive`,
      `El proveedor ${name} está inactivo`,
      path,
    ),
  vendorBlocked: (name: string, path = 'body.vendorId') =>
    refuse(
      'vendor_blocked',
      `Vendor ${name} is blocked`,
      `El proveedor ${name} está bloqueado`,
      path,
    ),
  creditLimitExceeded: (owed: string, added: string, limit: string) =>
    refuse(
      'credit_limit_exceeded',
      `${owed} is owed; with ${added} more the limit of ${limit} is exceeded`,
      `Se deben ${owed}; con ${added} más se excede el límite de ${limit}`,
    ),
  noExchangeRate: (from: string, to: string, day: string) =>
    refuse(
      'no_exchange_rate',
      `There is no exchange rate from ${from} to ${to} on ${day}`,
      `No hay tasa de cambio de ${from} a ${to} el ${day}`,
    ),
  taxRateNotInForce: (code: string, day: string, path: string) =>
    refuse(
      'tax_rate_not_in_force',
      `Tax rate ${code} is not in force on ${day}`,
      `La tasa ${code} no está vigente el ${day}`,
      path,
    ),
  overlappingValidity: (path: string) =>
    refuse(
      'overlapping_validity',
      'The validity begins on or before that of the newest row',
      'La vigencia comienza en o antes de la más reciente',
      path,
    ),
  duplicateExchangeRate: (base: string, quote: string, day: string) =>
    refuse(
      'duplicate_exchange_rate',
      `There is a rate from ${base} to ${quote} on ${day}`,
      `Ya existe una tasa de ${base} a ${quote} el ${day}`,
      'body.validFrom',
    ),
  seriesInUse: (code: string) =>
    refuse(
      'series_in_use',
      `Series ${code} has given numbers; the next one cannot be set`,
      `La serie ${code} ya dio números; el siguiente no puede fijarse`,
      'body.nextNumber',
    ),
  amountTooLarge: (path: string) =>
    refuse(
      'amount_too_large',
      'The amount would be too large',
      'El monto sería demasiado grande',
      path,
    ),
  balanceTooLarge: (of: { readonly en: string; readonly es: string }) =>
    refuse(
      'balance_too_large',
      `The balance of the ${of.en} would exceed 9,999,999,999,999`,
      `El saldo del ${of.es} superaría 9,999,999,999,999`,
    ),
  dateBeforeLast: (day: string, path = 'body.issueDate') =>
    refuse(
      'date_before_last_document',
      `The last document of the series is dated ${day}; none may come before it`,
      `El último documento de la serie es del ${day}; ninguno puede ser anterior`,
      path,
    ),
} as const;

/** Refusals of sales documents. */
export const salesErrors = {
  invoiceNotDraft: (status: string) =>
    refuse(
      'invoice_not_draft',
      `The invoice is ${status}, not a draft`,
      `La factura está ${status}, no es un borrador`,
    ),
  invoiceIsDraft: () =>
    refuse(
      'invoice_is_draft',
      'The invoice is a draft; it has not been issued',
      'La factura es un borrador; no se ha emitido',
    ),
  invoiceAlreadyVoid: (number: string) =>
    refuse(
      'invoice_already_void',
      `Invoice ${number} is void`,
      `La factura ${number} está anulada`,
    ),
  invoiceHasPayments: (number: string) =>
    refuse(
      'invoice_has_payments',
      `Invoice ${number} has payments`,
      `La factura ${number} tiene cobros`,
    ),
  invoiceHasCreditNotes: (number: string) =>
    refuse(
      'invoice_has_credit_notes',
      `Invoice ${number} has credit notes`,
      `La factura ${number} tiene notas de crédito`,
    ),
  invoiceNotCreditable: (status: string) =>
    refuse(
      'invoice_not_creditable',
      `An invoice that is ${status} cannot be credited`,
      `Una factura en estado ${status} no puede acreditarse`,
      'body.invoiceId',
    ),
  creditExceedsInvoice: (left: string, path: string) =>
    refuse(
      'credit_exceeds_invoice',
      `Only ${left} is left to credit`,
      `Solo queda ${left} por acreditar`,
      path,
    ),
  creditNoteAlreadyVoid: (number: string) =>
    refuse(
      'credit_note_already_void',
      `Credit note ${number} is void`,
      `La nota de crédito ${number} está anulada`,
    ),
  creditNoteApplied: (number: string) =>
    refuse(
      'credit_note_applied',
      `Credit note ${number} was applied to another document`,
      `La nota de crédito ${number} se aplicó a otro documento`,
    ),
} as const;

/** Refusals of what stock and products are kept by. */
export const stockErrors = {
  warehouseInUse: (code: string, use: 'stock' | 'orders') =>
    use === 'stock'
      ? refuse(
          'warehouse_in_use',
          `Warehouse ${code} still has stock; move or count it out first`,
          `El almacén ${code} todavía tiene existencia; trasládela o ajústela primero`,
        )
      : refuse(
          'warehouse_in_use',
          `Warehouse ${code} is in open purchase orders`,
          `El almacén ${code} está en órdenes de compra abiertas`,
        ),
  categoryInUse: (name: string) =>
    refuse(
      'category_in_use',
      `Category ${name} has products or other categories below it`,
      `La categoría ${name} tiene productos u otras categorías debajo`,
    ),
  categoryGone: () =>
    refuse(
      'not_found',
      'The category was deleted meanwhile',
      'La categoría fue eliminada entretanto',
      'body.categoryId',
    ),
  duplicateName: (name: string) =>
    refuse(
      'duplicate_name',
      `The name ${name} is taken`,
      `El nombre ${name} ya existe`,
      'body.name',
    ),
} as const;

/** Refusals of purchases. */
export const purchaseErrors = {
  productInOpenOrders: (code: string) =>
    refuse(
      'product_in_open_orders',
      `Product ${code} is in open purchase orders`,
      `El producto ${code} está en órdenes de compra abiertas`,
    ),
  /** @param most  how much more of the line may be received, the tolerance included */
  overReceipt: (asked: string, pending: string, most: string, tolerance: string, path: string) =>
    refuse(
      'over_receipt',
      `${asked} were received and ${pending} are pending; with a tolerance of ${tolerance} percent at most ${most} are taken`,
      `Se recibieron ${asked} y hay ${pending} pendientes; con una tolerancia de ${tolerance} por ciento se admiten como máximo ${most}`,
      path,
    ),
  priceDiffers: (asked: string, ordered: string, tolerance: string, path: string) =>
    refuse(
      'price_differs',
      `The cost ${asked} differs from the ordered price ${ordered} by more than ${tolerance} percent, which needs purchase-orders:change-price`,
      `El costo ${asked} difiere del precio ordenado ${ordered} en más de ${tolerance} por ciento, lo que requiere purchase-orders:change-price`,
      path,
    ),
  orderNotReceivable: (status: string) =>
    refuse(
      'order_not_receivable',
      `An order that is ${status} takes no receptions`,
      `Una orden en estado ${status} no admite recepciones`,
    ),
  orderNotCancellable: (status: string) =>
    refuse(
      'order_not_cancellable',
      `An order that is ${status} cannot be cancelled`,
      `Una orden en estado ${status} no puede cancelarse`,
    ),
  duplicateVendorInvoice: (number: string) =>
    refuse(
      'duplicate_vendor_invoice',
      `The vendor's invoice ${number} was received before`,
      `La factura ${number} del proveedor ya se recibió`,
      'body.vendorInvoiceNumber',
    ),
  goodsAlreadyLeft: (code: string, left: string, asked: string) =>
    refuse(
      'goods_already_left',
      `Of product ${code} ${left} are left of the ${asked} received`,
      `Del producto ${code} quedan ${left} de ${asked} recibidos`,
    ),
  receptionAlreadyReversed: (number: string) =>
    refuse(
      'reception_already_reversed',
      `Reception ${number} is reversed`,
      `La recepción ${number} está reversada`,
    ),
  payableHasPayments: (number: string) =>
    refuse(
      'payable_has_payments',
      `The payable of ${number} has payments`,
      `La cuenta por pagar de ${number} tiene pagos`,
    ),
} as const;

/** Refusals of payments and what they are allocated to. */
export const paymentErrors = {
  allocationExceedsPayment: (left: string, path: string) =>
    refuse(
      'allocation_exceeds_payment',
      `The payment has ${left} to allocate`,
      `El pago tiene ${left} por aplicar`,
      path,
    ),
  duplicateAllocation: (path: string) =>
    refuse(
      'duplicate_allocation',
      'The same document is allocated twice',
      'El mismo documento se aplica dos veces',
      path,
    ),
  allocationExceedsOpen: (open: string, path: string) =>
    refuse('allocation_exceeds_open', `Only ${open} is open`, `Solo queda ${open} pendiente`, path),
  customerMismatch: (path: string) =>
    refuse(
      'customer_mismatch',
      'The document is of another customer',
      'El documento es de otro cliente',
      path,
    ),
  vendorMismatch: (path: string) =>
    refuse(
      'vendor_mismatch',
      'The document is of another vendor',
      'El documento es de otro proveedor',
      path,
    ),
  currencyMismatch: (currency: string, path: string) =>
    refuse(
      'currency_mismatch',
      `The document is in ${currency}`,
      `El documento está en ${currency}`,
      path,
    ),
  receivableClosed: (path: string) =>
    refuse(
      'receivable_closed',
      'The receivable is closed',
      'La cuenta por cobrar está cerrada',
      path,
    ),
  payableClosed: (path: string) =>
    refuse('payable_closed', 'The payable is closed', 'La cuenta por pagar está cerrada', path),
  alreadyReversed: (number: string) =>
    refuse(
      'payment_already_reversed',
      `Payment ${number} is reversed`,
      `El pago ${number} está reversado`,
    ),
} as const;

/** Refusals of the sales pipeline and of administration. */
export const officeErrors = {
  stageTransition: (from: string, to: string) =>
    refuse(
      'stage_transition_not_allowed',
      `An opportunity does not go from ${from} to ${to}`,
      `Una oportunidad no pasa de ${from} a ${to}`,
      'body.stage',
    ),
  statusTransition: (from: string, to: string) =>
    refuse(
      'status_transition_not_allowed',
      `The status does not go from ${from} to ${to}`,
      `El estado no pasa de ${from} a ${to}`,
      'body.status',
    ),
  permissionNotGrantable: (permission: string, path: string) =>
    refuse(
      'permission_not_grantable',
      `${permission} cannot be granted: you do not hold it, or no key may`,
      `${permission} no puede otorgarse: usted no lo tiene o ninguna clave puede`,
      path,
    ),
  apiKeyAlreadyRevoked: () =>
    refuse('api_key_already_revoked', 'The API key is revoked', 'La clave de API está revocada'),
  apiKeyAlreadyReplaced: (by: number) =>
    refuse(
      'api_key_already_replaced',
      `API key ${by} took its place; rotate that one`,
      `La clave de API ${by} tomó su lugar; rote esa`,
    ),
  lastAdministrator: () =>
    refuse(
      'last_administrator',
      'The company would be left without an active administrator',
      'La empresa quedaría sin un administrador activo',
    ),
} as const;

/** What the API answers when a write violates a constraint that only the database can judge under concurrency. */
export const constraintErrors: Readonly<Record<string, () => ApiError>> = {
  customers_balance_check: () => partyErrors.balanceTooLarge({ en: 'customer', es: 'cliente' }),
  vendors_balance_check: () => partyErrors.balanceTooLarge({ en: 'vendor', es: 'proveedor' }),
  products_category_id_fkey: () => stockErrors.categoryGone(),
};
