import { randomBytes } from 'node:crypto';
import { type CompanyRow, findCompany } from '../../erp/config/index.js';
import type { Db } from '../../kernel/db/client.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { type Operator, OperatorError } from '../../kernel/operator/operator.js';
import {
  allPermissions,
  allScopes,
  grantableScopes,
  operatorScopes,
  roleNames,
} from '../../kernel/permissions.js';
import { parseDateBound } from '../../kernel/values/time.js';
import { addApiKey, addCompany, addKycKey, addUser, addWarehouse } from '../../operator/company.js';
import type { Call, Command, Option } from '../command.js';

export const companyOption: Option = {
  type: 'string',
  value: 'CODE',
  isRequired: true,
  meaning: 'Code of the company',
};

/** @throws OperatorError if there is none */
export async function getCompany(db: Db, code: string): Promise<CompanyRow> {
  const company = await findCompany(db, code);
  if (company === undefined) throw new OperatorError(`There is no company ${code}`);
  return company;
}

const required = (value: string, meaning: string): Option => ({
  type: 'string',
  value,
  isRequired: true,
  meaning,
});

const optional = (value: string, meaning: string): Option => ({ type: 'string', value, meaning });

/** Splits a list at commas and ignores blanks. */
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const createCompany: Command = {
  name: 'create company',
  summary: 'A company, with its first warehouse MAIN',
  options: {
    code: required('CODE', 'Short and unique'),
    name: required('NAME', 'Its name'),
    'time-zone': optional('ZONE', 'IANA zone, such as America/Bogota; UTC when absent'),
    currency: optional('CODE', 'ISO 4217 code of its currency; USD when absent'),
    locale: optional('es|en', 'Its language; es when absent'),
  },
  async run({ database, now, text }) {
    const locale = text('locale') || 'es';
    const input = {
      code: text('code'),
      name: text('name'),
      timeZone: text('time-zone') || 'UTC',
      baseCurrency: text('currency') || 'USD',
      // The following validation refuses other text.
      locale: locale as 'es' | 'en',
    };
    const by = { command: 'create company', now };
    const created = await inTransaction(database.knex, (trx) => addCompany(trx, input, by));
    return {
      data: { id: created.companyId, ...input, warehouseId: created.warehouseId },
      text: `Company ${input.code} has id ${created.companyId}; its warehouse MAIN has id ${created.warehouseId}.`,
    };
  },
};

const createWarehouse: Command = {
  name: 'create warehouse',
  summary: 'A warehouse of a company',
  options: {
    company: companyOption,
    code: required('CODE', 'Unique in the company'),
    name: required('NAME', 'Its name'),
    'allows-negative': { type: 'boolean', meaning: 'Stock may go below zero here' },
  },
  async run({ database, now, text, isSet }) {
    const values = {
      code: text('code'),
      name: text('name'),
      allowsNegative: isSet('allows-negative'),
    };
    const id = await inTransaction(database.knex, async (trx) => {
      const { companyId } = await getCompany(trx, text('company'));
      return addWarehouse(trx, values, { companyId, command: 'create warehouse', now });
    });
    return { data: { id, ...values }, text: `Warehouse ${values.code} has id ${id}.` };
  },
};

const createUser: Command = {
  name: 'create user',
  summary: 'A person who may log in',
  options: {
    company: companyOption,
    name: required('NAME', 'Their name'),
    email: required('ADDRESS', 'What they log in with; unique in the whole installation'),
    role: required('ROLE', `${roleNames.join(', ')}, or a role that the company made`),
    password: optional('TEXT', 'At least 8 characters; generated and shown once when absent'),
  },
  async run({ database, now, text, passwords }) {
    const given = text('password');
    const password = given || randomBytes(15).toString('base64url');
    const person = { name: text('name'), email: text('email'), role: text('role') };
    const hasher = await passwords();
    const id = await inTransaction(database.knex, async (trx) => {
      const { companyId } = await getCompany(trx, text('company'));
      const operator = { companyId, command: 'create user', now };
      return addUser(trx, hasher, { ...person, password }, operator);
    });
    const shown = given ? '' : `\nPassword, shown only now: ${password}`;
    return {
      data: { id, ...person, ...(given ? {} : { password }) },
      text: `User ${person.email} has id ${id}.${shown}`,
    };
  },
};

/** @throws OperatorError unless the text is a future instant */
function expiryOf(text: string, timeZone: string, now: Date): Date | null {
  if (text === '') return null;
  let expiresAt: Date;
  try {
    expiresAt = parseDateBound(text, timeZone, 'to');
  } catch {
    throw new OperatorError(
      `--expires takes a day, 2027-12-31, or an instant, 2027-12-31T18:00:00-04:00, not ${text}`,
    );
  }
  if (expiresAt <= now) throw new OperatorError(`--expires ${text} is past`);
  return expiresAt;
}

interface KeyTerms {
  readonly allowedIps: readonly string[];
  readonly expiresAt: Date | null;
}

/** Creates a key of either API by the options of the command line. */
async function makeKey<Key>(
  { database, now, text }: Call,
  command: string,
  make: (trx: Db, terms: KeyTerms, operator: Operator) => Promise<Key>,
): Promise<KeyTerms & Key> {
  const allowedIps = listOf(text('ips'));
  return inTransaction(database.knex, async (trx) => {
    const { companyId, timeZone } = await getCompany(trx, text('company'));
    const terms = { allowedIps, expiresAt: expiryOf(text('expires'), timeZone, now) };
    return { ...terms, ...(await make(trx, terms, { companyId, command, now })) };
  });
}

const keyOptions = {
  company: companyOption,
  name: required('NAME', 'What it is for'),
  ips: optional('LIST', 'Addresses or ranges it may be used from; anywhere when absent'),
  expires: optional('WHEN', 'A day, through its end where the company is, or an instant'),
} satisfies Command['options'];

const shown = ({ id, value }: { readonly id: number | string; readonly value: string }) =>
  `Key ${id}, shown only now:\n${value}`;

const environmentOption = optional('NAME', 'live or test; live when absent');

/** @throws OperatorError for another environment */
function environmentOf(call: Call): 'live' | 'test' {
  const environment = call.text('environment') || 'live';
  if (environment === 'live' || environment === 'test') return environment;
  throw new OperatorError(`--environment is live or test, not ${environment}`);
}

const createApiKey: Command = {
  name: 'create api-key',
  summary: 'A key for a system; its value is shown once',
  options: {
    ...keyOptions,
    environment: environmentOption,
    permissions: required('LIST', 'Such as products:read,inventory:*'),
  },
  details: `Permissions: ${allPermissions.join(', ')}.`,
  async run(call) {
    const name = call.text('name');
    const permissions = listOf(call.text('permissions'));
    if (permissions.length === 0) throw new OperatorError('A key needs at least one permission');
    const environment = environmentOf(call);
    const key = await makeKey(call, 'create api-key', async (trx, terms, operator) => {
      const input = { name, environment, permissions, ...terms };
      return { ...input, ...(await addApiKey(trx, input, operator)) };
    });
    return { data: key, text: shown(key) };
  },
};

const createKycKey: Command = {
  name: 'create kyc-key',
  summary: 'A key of the verification API; its value is shown once',
  options: {
    ...keyOptions,
    environment: environmentOption,
    scopes: optional(
      'LIST',
      'Such as sessions:read,sessions:write; all but those of the operator when absent',
    ),
  },
  details: `Scopes: ${allScopes.join(', ')}.
Watchlists and registers serve every company: only this command gives ${operatorScopes.join(' and ')}.`,
  async run(call) {
    const name = call.text('name');
    const environment = environmentOf(call);
    const requested = listOf(call.text('scopes'));
    const scopes = requested.length === 0 ? grantableScopes : requested;
    const key = await makeKey(call, 'create kyc-key', async (trx, terms, operator) => {
      const input = { name, environment, scopes, ...terms } as const;
      return { ...input, ...(await addKycKey(trx, input, operator)) };
    });
    return { data: key, text: shown(key) };
  },
};

export const createCommands: readonly Command[] = [
  createCompany,
  createWarehouse,
  createUser,
  createApiKey,
  createKycKey,
];
