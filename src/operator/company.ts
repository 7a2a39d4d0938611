import { createApiKey, createUser, type KeyInput, type UserInput } from '../erp/auth/index.js';
import { insertCompany } from '../erp/config/index.js';
import { createWarehouse, inventoryText, type WarehouseValues } from '../erp/inventory/index.js';
import { openTestCompany } from '../erp/test-company/index.js';
import type { Passwords } from '../kernel/auth/passwords.js';
import type { Db } from '../kernel/db/client.js';
import { constraintOf } from '../kernel/db/errors.js';
import { auditOperator, type Operator, OperatorError } from '../kernel/operator/operator.js';
import { currencyDecimals } from '../kernel/values/money.js';
import { isTimeZone } from '../kernel/values/time.js';
import { createKycKey, type OperatorKey } from '../kyc/keys/index.js';

/** Actions of an operator on a company. Each writes an audit entry, so pass a transaction. */
export interface CompanyInput {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  readonly locale: 'es' | 'en';
  readonly baseCurrency: string;
}

/** @throws OperatorError unless the text can be stored and displayed */
function checkText(what: string, text: string, maxLength: number): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (text === '' || text.length > maxLength || /[\u0000-\u001f\u007f-\u009f]/.test(text)) {
    throw new OperatorError(
      `The ${what} must have 1 to ${maxLength} characters and no control characters`,
    );
  }
}

function checkCompany({ code, name, timeZone, locale, baseCurrency }: CompanyInput): void {
  checkText('code', code, 40);
  checkText('name', name, 200);
  if (!isTimeZone(timeZone)) {
    throw new OperatorError(`There is no time zone ${timeZone}; write one as America/Bogota`);
  }
  if (locale !== 'es' && locale !== 'en') throw new OperatorError('The locale is es or en');
  try {
    currencyDecimals(baseCurrency);
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}

/** Creates a company with its first warehouse, MAIN, so that it can have stock. */
export async function addCompany(
  trx: Db,
  input: CompanyInput,
  { command, now }: Omit<Operator, 'companyId'>,
): Promise<{ readonly companyId: number; readonly warehouseId: number }> {
  checkCompany(input);
  let companyId: number;
  try {
    companyId = await insertCompany(trx, { ...input, now });
  } catch (error) {
    if (constraintOf(error) !== 'companies_code_key') throw error;
    throw new OperatorError(`The company code ${input.code} is taken`);
  }
  const operator = { companyId, command, now };
  await auditOperator(trx, operator, { objectType: 'company', objectId: companyId, after: input });
  const name = inventoryText('mainWarehouse')[input.locale];
  const warehouseId = await addWarehouse(trx, { code: 'MAIN', name }, operator);
  return { companyId, warehouseId };
}

/** @throws OperatorError for a malformed code or name; ApiError if the code is in use */
export async function addWarehouse(
  trx: Db,
  values: WarehouseValues,
  operator: Operator,
): Promise<number> {
  checkText('code', values.code, 40);
  checkText('name', values.name, 200);
  const id = await createWarehouse(trx, operator.companyId, values, operator.now);
  await auditOperator(trx, operator, { objectType: 'warehouse', objectId: id, after: values });
  return id;
}

export async function addUser(
  trx: Db,
  passwords: Passwords,
  input: Omit<UserInput, 'companyId'>,
  operator: Operator,
): Promise<number> {
  const { companyId, now } = operator;
  const { name, email, role } = input;
  checkText('name', name, 200);
  const id = await createUser(trx, passwords, { ...input, companyId }, now);
  const after = { name, email, role };
  await auditOperator(trx, operator, { objectType: 'user', objectId: id, after });
  return id;
}

export interface NewKey {
  readonly id: number;
  readonly value: string;
}

export async function addApiKey(
  trx: Db,
  input: Omit<KeyInput, 'companyId' | 'createdBy'>,
  operator: Operator,
): Promise<NewKey> {
  const { companyId, now } = operator;
  checkText('name', input.name, 200);
  const { name, permissions, allowedIps = [], environment = 'live', expiresAt = null } = input;
  if (environment === 'test') await openTestCompany(trx, companyId, now);
  const key = await createApiKey(trx, { ...input, companyId }, now);
  const after = { name, environment, permissions, allowedIps, expiresAt };
  await auditOperator(trx, operator, { objectType: 'apiKey', objectId: key.id, after });
  return key;
}

/** @throws OperatorError for a malformed name or address, and for an unknown scope */
export async function addKycKey(
  trx: Db,
  input: Omit<OperatorKey, 'companyId'>,
  operator: Operator,
): Promise<{ readonly id: string; readonly value: string }> {
  const { companyId, now } = operator;
  checkText('name', input.name, 100);
  const key = await createKycKey(trx, { ...input, companyId }, now);
  const { name, environment, scopes, allowedIps, expiresAt } = input;
  const after = { name, environment, scopes, allowedIps, expiresAt };
  await auditOperator(trx, operator, { objectType: 'kyc_key', objectId: key.id, after });
  return key;
}
