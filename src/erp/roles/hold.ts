import type { Db } from '../../kernel/db/client.js';
import { requestErrors } from '../../kernel/errors.js';
import { roleNames } from '../../kernel/permissions.js';
import { text } from './messages/index.js';
import { holdOwnRole } from './queries.js';

/** Returns true if users of the company may have the role. One that the company made stays until the transaction ends. */
export async function holdRole(trx: Db, companyId: number, role: string): Promise<boolean> {
  return roleNames.includes(role) || (await holdOwnRole(trx, companyId, role));
}

/** @throws ApiError 400 with the path unless `holdRole` */
export async function assertRole(
  trx: Db,
  companyId: number,
  role: string,
  path = 'body.role',
): Promise<void> {
  if (await holdRole(trx, companyId, role)) return;
  throw requestErrors.invalidField(path, text('unknownRole', { role }));
}
