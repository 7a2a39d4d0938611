import type { Db } from '../../kernel/db/client.js';
import { lookup, type RowKey } from '../../kernel/db/statements/query.js';
import type { PrintedParty } from './printed.js';

/** SQL of the details of a customer or vendor `c` that a document stores, as JSON. */
export const ownParty = `jsonb_build_object('code', c.code, 'name', c.name, 'tradeName', c.trade_name, 'language', c.language,
  'taxIdType', c.tax_id_type, 'taxId', c.tax_id, 'email', c.email, 'phone', c.phone,
  'address', jsonb_build_object('line1', c.line1, 'line2', c.line2, 'city', c.city, 'region', c.region,
    'postalCode', c.postal_code, 'country', c.country))`;

/** The same of a company `c`. */
export const companyParty = `jsonb_build_object('code', c.code, 'name', c.name, 'tradeName', c.trade_name,
  'taxIdType', NULL, 'taxId', c.tax_id, 'email', c.email, 'phone', c.phone,
  'address', jsonb_build_object('line1', c.address->>'line1', 'line2', c.address->>'line2',
    'city', c.address->>'city', 'region', c.address->>'region', 'postalCode', c.address->>'postalCode',
    'country', c.address->>'country'))`;

interface PartyRow {
  readonly code: string;
  readonly name: string;
  readonly trade_name: string | null;
  readonly tax_id_type: string | null;
  readonly tax_id: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: 'es' | 'en' | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
}

const toParty = (row: PartyRow): PrintedParty => ({
  code: row.code,
  name: row.name,
  tradeName: row.trade_name,
  taxIdType: row.tax_id_type,
  taxId: row.tax_id,
  email: row.email,
  phone: row.phone,
  language: row.language,
  address: {
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    country: row.country,
  },
});

const findCompanyRow = lookup<{ readonly companyId: number }, PartyRow>(
  'prints.company',
  `SELECT c.code, c.name, c.trade_name, NULL AS tax_id_type, c.tax_id, c.email, c.phone, NULL AS language,
     c.address->>'line1' AS line1, c.address->>'line2' AS line2, c.address->>'city' AS city,
     c.address->>'region' AS region, c.address->>'postalCode' AS postal_code, c.address->>'country' AS country
   FROM companies c WHERE c.id = :companyId::bigint`,
);

/** Returns the current company, for documents that store no copy of it. */
export async function findCompany(db: Db, companyId: number): Promise<PrintedParty> {
  const [row] = await findCompanyRow(db, { companyId });
  if (row === undefined) throw new Error(`Company ${companyId} is gone`);
  return toParty(row);
}

const partyColumns = `p.code, p.name, p.trade_name, p.tax_id_type, p.tax_id, p.email, p.phone, p.language, p.line1, p.line2,
     p.city, p.region, p.postal_code, p.country`;

const findRow = {
  customer: lookup<RowKey, PartyRow>(
    'prints.customer',
    `SELECT ${partyColumns} FROM customers p WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint`,
  ),
  vendor: lookup<RowKey, PartyRow>(
    'prints.vendor',
    `SELECT ${partyColumns} FROM vendors p WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint`,
  ),
};

/** Returns the current customer or vendor. */
export async function findParty(
  db: Db,
  kind: 'customer' | 'vendor',
  companyId: number,
  id: number,
): Promise<PrintedParty> {
  const [row] = await findRow[kind](db, { companyId, id });
  if (row === undefined) throw new Error(`The ${kind} ${id} is gone`);
  return toParty(row);
}
