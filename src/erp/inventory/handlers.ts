import type { Handlers } from '../../../generated/erp/operations.js';
import { guardedFields } from '../../kernel/audit-objects.js';
import type { Db } from '../../kernel/db/client.js';
import { constraintOf } from '../../kernel/db/errors.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { type ApiError, accessErrors, errors, requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/lists.js';
import { currencyDecimals } from '../../kernel/money.js';
import { formatInstant } from '../../kernel/time.js';
import { shortageError } from './goods.js';
import * as queries from './queries.js';
import {
  type AdjustmentLine,
  adjustmentColumns,
  documentDay,
  findLineFault,
  type Refusal,
  transferColumns,
} from './rules.js';
import { warehouseHandlers } from './warehouse-handlers.js';

const costOfDecrease = (line: number): ApiError =>
  requestErrors.invalidField(`body.lines.${line}.unitCost`, {
    en: 'Only an increase has a unit cost; what leaves costs what it is worth',
    es: 'Solo un aumento lleva costo unitario; lo que sale cuesta lo que vale',
  });

const tooLarge = (line: number): ApiError =>
  requestErrors.invalidField(`body.lines.${line}`, {
    en: 'The quantity or the value in stock would be too large',
    es: 'La cantidad o el valor en existencia sería demasiado grande',
  });

/** @param members  the members of the body that name the warehouses, and a line's quantity */
function refusalError(
  { line, code, subject, shortages }: Refusal,
  members: { readonly warehouses: readonly string[]; readonly quantity: string },
): ApiError {
  const index = line - 1;
  const path = `body.lines.${index}`;
  switch (code) {
    case 'warehouse_unknown':
      return errors.notFound('warehouse', subject, `body.${members.warehouses[line + 2] ?? ''}`);
    case 'period_locked':
      return errors.periodLocked(subject);
    case 'product_unknown':
      return errors.notFound('product', subject, `${path}.productId`);
    case 'product_inactive':
      return errors.productInactive(subject, `${path}.productId`);
    case 'no_stock_kept':
      return errors.serviceHasNoStock(subject, `${path}.productId`);
    case 'cost_of_decrease':
      return costOfDecrease(index);
    case 'short':
      return shortageError(shortages, (at) => `body.lines.${at}.${members.quantity}`);
    case 'too_large':
      return tooLarge(index);
  }
}

type Written<Line> = Extract<queries.Outcome<Line>, { kind: 'written' }>;

interface DocumentWrite<Line> {
  readonly companyId: number;
  readonly now: Date;
  readonly insert: (db: Db) => Promise<queries.Outcome<Line>>;
  readonly members: { readonly warehouses: readonly string[]; readonly quantity: string };
}

/** A second attempt in a transaction of its own leaves no empty stock rows when it is refused after all. */
async function withPlaces<Line>(
  db: Db,
  { companyId, now, insert }: DocumentWrite<Line>,
  places: queries.Places,
  settle: (outcome: queries.Outcome<Line>) => Written<Line>,
): Promise<Written<Line>> {
  return inTransaction(db, async (trx) => {
    await queries.insertPlaces(trx, companyId, places, now);
    return settle(await insert(trx));
  });
}

/** @throws ApiError for whatever refuses the document; then nothing of it is written */
async function writeDocument<Line>(db: Db, write: DocumentWrite<Line>): Promise<Written<Line>> {
  const settle = (outcome: queries.Outcome<Line>): Written<Line> => {
    if (outcome.kind === 'written') return outcome;
    if (outcome.kind === 'refused') throw refusalError(outcome.refusal, write.members);
    throw new Error('Stock rows are missing that were just added');
  };
  try {
    const first = await write.insert(db);
    if (first.kind === 'missing') return await withPlaces(db, write, first.places, settle);
    return settle(first);
  } catch (error) {
    if (constraintOf(error)?.endsWith('_number_key')) throw errors.numberTaken();
    throw error;
  }
}

/** A document of stock for whoever writes one: an operation, the seed, an import. */
export type StockDocument = Omit<queries.DocumentValues, 'notes'> & {
  readonly companyId: number;
  readonly now: Date;
  readonly notes?: string | undefined;
};

export interface Adjustment extends StockDocument {
  readonly reason: queries.AdjustmentValues['reason'];
  readonly lines: readonly AdjustmentLine[];
}

/** Empty text is none. */
const notesOf = ({ notes }: { readonly notes?: string | undefined }) => notes || null;

/**
 * Books a whole adjustment or nothing of it; outside a transaction it is one of its own.
 *
 * @param audit  who does it, as `auditValues` of the same company and moment gives it
 * @throws ApiError for whatever refuses it, with paths as in the body of `createAdjustment`
 */
export async function applyAdjustment(
  db: Db,
  adjustment: Adjustment,
  audit: readonly unknown[],
): Promise<Written<queries.BookedLine>> {
  const { companyId, now, lines } = adjustment;
  const fault = findLineFault(lines);
  if (fault?.kind === 'counted_twice') {
    throw errors.duplicateProduct(`body.lines.${fault.line}.productId`);
  }
  if (fault?.kind === 'cost_of_decrease') throw costOfDecrease(fault.line);
  const notes = notesOf(adjustment);
  const values = { columns: adjustmentColumns(lines), ...adjustment, notes };
  const insert = (target: Db) => queries.insertAdjustment(target, audit, values);
  const members = { warehouses: ['warehouseId'], quantity: 'quantityDelta' };
  return writeDocument(db, { companyId, now, insert, members });
}

/** @throws ApiError 403 for a cost from a caller who may not see costs */
function assertMaySetCost(ctx: Context, lines: readonly AdjustmentLine[]): void {
  const index = lines.findIndex(({ unitCost }) => unitCost !== undefined);
  if (index === -1 || ctx.can(guardedFields.unitCost)) return;
  throw accessErrors.insufficientPermissions(
    guardedFields.unitCost,
    `body.lines.${index}.unitCost`,
  );
}

/** @throws ApiError 400 when the day is still to come */
function documentOf(
  ctx: Context,
  body: { readonly date?: string; readonly notes?: string },
): Omit<StockDocument, 'warehouseId'> {
  const { companyId, timeZone, baseCurrency } = ctx.principal;
  const date = documentDay(body.date, ctx.now, timeZone);
  if (date === undefined) {
    throw requestErrors.invalidField('body.date', {
      en: 'The date must not be in the future',
      es: 'La fecha no puede ser futura',
    });
  }
  return {
    companyId,
    now: ctx.now,
    date,
    notes: body.notes,
    decimals: currencyDecimals(baseCurrency),
    mayGoNegative: ctx.can('inventory:allow-negative'),
    mayUnlock: ctx.can('periods:unlock'),
  };
}

/** What every document answers of itself. */
function answered(ctx: Context, written: Written<unknown>) {
  const at = formatInstant(ctx.now, ctx.principal.timeZone);
  const { id, number } = written;
  return { id, number, version: 1, createdAt: at, updatedAt: at };
}

function answeredLine(line: queries.BookedLine, showsCost: boolean): queries.AdjustmentLine {
  if (showsCost) return line;
  const { productId, before, delta, after } = line;
  return { productId, before, delta, after };
}

export const handlers = {
  ...warehouseHandlers,

  async listStock({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { productId, warehouseId, onlyPositive, belowMinimum } = query;
    const common = listFilters(query, timeZone, 'instant');
    const showsCost = ctx.can(guardedFields.unitCost);
    return answerList(ctx, query, {
      find: queries.listStock,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, []),
      filters: { productId, warehouseId, onlyPositive, belowMinimum, ...common },
      toItem: (row) => queries.toStockRow(row, timeZone, showsCost),
    });
  },

  async listMovements({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { productId, warehouseId, documentType } = query;
    const common = listFilters(query, timeZone, 'day');
    const showsCost = ctx.can(guardedFields.unitCost);
    return answerList(ctx, query, {
      find: queries.listMovements,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['date']),
      filters: { productId, warehouseId, documentType, ...common },
      toItem: (row) => queries.toMovement(row, timeZone, showsCost),
    });
  },

  async createAdjustment({ body }, ctx) {
    const { warehouseId, reason, lines } = body;
    assertMaySetCost(ctx, lines);
    const adjustment = { ...documentOf(ctx, body), warehouseId, reason, lines };
    const { date } = adjustment;
    return ctx.statement(async (db) => {
      const written = await applyAdjustment(db, adjustment, ctx.auditValues());
      const own = { warehouseId, reason, date, notes: notesOf(body) };
      const showsCost = ctx.can(guardedFields.unitCost);
      const booked = written.lines.map((line) => answeredLine(line, showsCost));
      return { ok: true as const, data: { lines: booked, ...answered(ctx, written), ...own } };
    });
  },

  async createTransfer({ body }, ctx) {
    const { fromWarehouseId, toWarehouseId, lines } = body;
    if (fromWarehouseId === toWarehouseId) throw errors.sameWarehouse();
    const document = documentOf(ctx, body);
    const { companyId, now, date } = document;
    const notes = notesOf(body);
    const columns = transferColumns(lines);
    const values = { warehouseId: fromWarehouseId, toWarehouseId, columns, ...document, notes };
    const members = { warehouses: ['fromWarehouseId', 'toWarehouseId'], quantity: 'quantity' };
    return ctx.statement(async (db) => {
      const audit = ctx.auditValues();
      const insert = (target: Db) => queries.insertTransfer(target, audit, values);
      const written = await writeDocument(db, { companyId, now, insert, members });
      const own = { status: 'done' as const, fromWarehouseId, toWarehouseId, date, notes };
      const data = { lines: [...written.lines], ...answered(ctx, written), ...own };
      return { ok: true as const, data };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
