import type { Db } from '../../kernel/db/client.js';
import { enqueueRescreens } from '../aml/index.js';
import {
  importRegister,
  type Format as RegisterFormat,
  type ImportRequest as RegisterOrder,
  type ImportReport as RegisterReport,
  type RemovalRequest,
  removeRegister,
} from '../company-registers/index.js';
import { tellRegisterChange } from '../kyb/index.js';
import {
  type ImportReport,
  type ImportRequest,
  importWatchlist,
  removeWatchlist,
} from '../watchlists/index.js';

/** Imports a watchlist, and has monitored subjects screened again where it has changed. */
export async function importScreenedList(trx: Db, order: ImportRequest): Promise<ImportReport> {
  const report = await importWatchlist(trx, order);
  if (!report.isUnchanged) await enqueueRescreens(trx, order.now);
  return report;
}

/** Imports a register of companies, and tells webhooks which checked companies have changed. */
export function importCompanies(
  trx: Db,
  order: RegisterOrder<RegisterFormat>,
): Promise<RegisterReport<RegisterFormat>> {
  return importRegister(trx, {
    ...order,
    onChange: (inner, change) => tellRegisterChange(inner, change, order.now),
  });
}

/** Removes a watchlist, and has monitored subjects screened again. Resolves to the number of its entries. */
export async function removeScreenedList(
  trx: Db,
  list: string,
  now: Date,
): Promise<number | undefined> {
  const removed = await removeWatchlist(trx, list, now);
  if (removed !== undefined) await enqueueRescreens(trx, now);
  return removed;
}

/** Removes a register of companies, and tells webhooks which checked companies are gone. */
export const removeCompanies = (trx: Db, request: RemovalRequest): Promise<number | undefined> =>
  removeRegister(trx, {
    ...request,
    onChange: (inner, change) => tellRegisterChange(inner, change, request.now),
  });
