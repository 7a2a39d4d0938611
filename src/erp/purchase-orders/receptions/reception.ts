import type { components } from '../../../../generated/erp/types.js';
import { guardedFields } from '../../../kernel/audit/objects.js';
import type { Db } from '../../../kernel/db/client.js';
import { accessErrors, requestErrors } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import {
  currencyDecimals,
  type Decimal,
  decimal,
  divide,
  multiply,
  roundHalfAway,
  toSql,
  zero,
} from '../../../kernel/values/money.js';
import { documentRate } from '../../config/index.js';
import { errors } from '../../errors.js';
import type { GoodsLine } from '../../inventory/index.js';
import {
  type Figures,
  figuresOf,
  isTooLarge,
  storedTaxes,
  type Terms,
} from '../../invoices/index.js';
import { settlementErrors } from '../../settlement/errors.js';
import { purchaseErrors } from '../errors.js';
import { text } from '../messages/index.js';
import type { OrderRow, StoredOrderLine } from '../queries.js';
import {
  isWithin,
  netPrice,
  type ReceivedLine,
  type ReceptionFault,
  receiveLines,
  statusOf,
} from '../rules.js';
import type { NewReception } from './reception-queries.js';

export type ReceptionInput = components['schemas']['ReceptionInput'];

/** A reception ready to be numbered and written. */
export interface ReceptionDraft {
  readonly goods: readonly GoodsLine[];
  readonly values: Omit<NewReception, 'id' | 'number'>;
  readonly grandTotal: Decimal;
  readonly companyGrandTotal: Decimal;
}

function faultError(fault: ReceptionFault, body: ReceptionInput, tolerance: string) {
  const path = `body.lines.${fault.index}`;
  const requested = body.lines[fault.index];
  switch (fault.kind) {
    case 'unnamed':
      return requestErrors.invalidField(path, text('lineNamedTwice'));
    case 'unknown':
      return errors.notFound('orderLine', requested?.lineId ?? requested?.productId ?? 0, path);
    case 'excess':
      return purchaseErrors.overReceipt(
        String(requested?.quantity ?? 0),
        fault.pending,
        fault.most,
        tolerance,
        `${path}.quantity`,
      );
  }
}

type ReceivedOrderLine = ReceivedLine<StoredOrderLine>;

/**
 * Refuses costs that the caller may not set, because the cost of a reception becomes a debt to the vendor.
 *
 * @throws ApiError 403 or 409
 */
function assertCosts(ctx: Context, order: OrderRow, received: readonly ReceivedOrderLine[]): void {
  for (const { line, unitCost, index } of received) {
    if (unitCost === undefined) continue;
    const path = `body.lines.${index}.unitCost`;
    const permission = guardedFields.unitCost;
    if (!ctx.can(permission)) throw accessErrors.insufficientPermissions(permission, path);
    if (ctx.can('purchase-orders:change-price')) continue;
    const ordered = netPrice(line);
    if (isWithin(decimal(unitCost), ordered, decimal(order.price_tolerance))) continue;
    const tolerance = decimal(order.price_tolerance).toString();
    throw purchaseErrors.priceDiffers(String(unitCost), ordered.toString(), tolerance, path);
  }
}

/** Returns the cost in the request, or else the price of the order less its discount. */
const lineFigures = ({ line, quantity, unitCost }: ReceivedOrderLine) => ({
  quantity,
  unitPrice: unitCost === undefined ? decimal(line.unitPrice) : decimal(unitCost),
  discountPercent: unitCost === undefined ? decimal(line.discountPercent) : zero,
  taxes: line.taxes,
});

function statusAfter(order: OrderRow, received: readonly ReceivedOrderLine[], closes: boolean) {
  const lines = order.lines.map((line) => {
    const now = received.filter((one) => one.line.id === line.id);
    const sum = now.reduce(
      (total, one) => total.plus(one.quantity),
      decimal(line.receivedQuantity),
    );
    return { quantity: line.quantity, receivedQuantity: toSql(sum) };
  });
  return statusOf(lines, closes);
}

/** @throws ApiError 400, 403, 404 or 409 for lines that cannot be received */
function receivedOf(
  ctx: Context,
  order: OrderRow,
  body: ReceptionInput,
): readonly ReceivedOrderLine[] {
  const orderTolerance = decimal(order.over_receipt_tolerance);
  const tolerance = ctx.can('purchase-orders:over-receive') ? undefined : orderTolerance;
  const received = receiveLines(order.lines, body.lines, tolerance);
  if ('kind' in received) throw faultError(received, body, orderTolerance.toString());
  assertCosts(ctx, order, received);
  return received;
}

const storedLines = (received: readonly ReceivedOrderLine[], figures: Figures) =>
  received.map(({ line, quantity }, index) => {
    const net = figures.lines[index]?.net ?? zero;
    return {
      line: index + 1,
      orderLineId: line.id,
      productId: line.productId,
      tracksStock: line.tracksStock,
      quantity: toSql(quantity),
      unitCost: toSql(divide(net, quantity, 6)),
      netAmount: toSql(net),
      taxAmount: toSql(figures.lines[index]?.tax ?? zero),
    };
  });

/** Returns the incoming goods, valued in the company's currency. */
function goodsOf(
  lines: ReturnType<typeof storedLines>,
  warehouseId: number,
  { companyDecimals, exchangeRate }: Pick<Terms, 'companyDecimals' | 'exchangeRate'>,
): readonly GoodsLine[] {
  return lines.flatMap(({ line, productId, tracksStock, quantity, netAmount }) => {
    if (!tracksStock) return [];
    const value = roundHalfAway(multiply(decimal(netAmount), exchangeRate), companyDecimals);
    const unitCost = toSql(divide(value, decimal(quantity), 6));
    return [{ line, productId, warehouseId, delta: quantity, value: toSql(value), unitCost }];
  });
}

/**
 * Computes a reception of a locked order.
 *
 * @throws ApiError 400, 404 or 409 for a reception that cannot be made
 */
export async function receptionDraft(
  ctx: Context,
  trx: Db,
  order: OrderRow,
  body: ReceptionInput,
  day: string,
): Promise<ReceptionDraft> {
  const received = receivedOf(ctx, order, body);
  const terms: Terms = {
    decimals: currencyDecimals(order.currency_code),
    rounding: order.tax_rounding,
    pricesIncludeTax: false,
    exchangeRate: await documentRate(trx, ctx, { currency: order.currency_code, day }),
    companyDecimals: currencyDecimals(ctx.principal.baseCurrency),
  };
  const figures = figuresOf(received.map(lineFigures), terms);
  if (isTooLarge(figures)) throw settlementErrors.amountTooLarge('body.lines');
  const warehouseId = body.warehouseId ?? order.warehouse_id;
  const lines = storedLines(received, figures);
  return {
    goods: goodsOf(lines, warehouseId, terms),
    grandTotal: figures.grandTotal,
    companyGrandTotal: figures.company.grandTotal,
    values: {
      orderId: order.id,
      warehouseId,
      date: day,
      lines,
      vendorInvoiceNumber: body.vendorInvoiceNumber || null,
      vendorInvoiceKey: body.vendorInvoiceNumber?.toUpperCase() || null,
      notes: body.notes || null,
      exchangeRate: toSql(terms.exchangeRate),
      total: toSql(figures.total),
      taxTotal: toSql(figures.taxTotal),
      grandTotal: toSql(figures.grandTotal),
      taxes: storedTaxes(figures.groups),
      status: statusAfter(order, received, body.closeRemaining ?? false),
    },
  };
}
