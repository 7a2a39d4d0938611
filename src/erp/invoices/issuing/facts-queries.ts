import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import { companyParty, ownParty } from '../../prints/index.js';
import type { TaxRate } from '../rules.js';

/** The data of a party that a document stores. */
export interface DocumentParty {
  readonly code: string;
  readonly name: string;
  readonly tradeName: string | null;
  readonly taxIdType: string | null;
  readonly taxId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The language of the party's documents. Absent for a company, and in documents of earlier releases. */
  readonly language?: 'es' | 'en' | null;
  readonly address: {
    readonly line1: string | null;
    readonly line2: string | null;
    readonly city: string | null;
    readonly region: string | null;
    readonly postalCode: string | null;
    readonly country: string | null;
  };
}

export interface CompanyFacts {
  readonly taxRounding: 'document' | 'line';
  readonly pricesIncludeTax: boolean;
  readonly party: DocumentParty;
}

/** The customer or vendor of the document. */
export interface PartyFacts {
  readonly key: string;
  readonly isActive: boolean;
  readonly isBlocked: boolean;
  readonly paymentTerms: string | null;
  readonly currencyCode: string | null;
  /** Null: the setting of the company. */
  readonly pricesIncludeTax: boolean | null;
  readonly party: DocumentParty;
}

export interface ProductFacts {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  /** A decimal text. */
  readonly price: string;
  readonly currencyCode: string;
  readonly taxRateId: number | null;
  readonly isActive: boolean;
  readonly tracksStock: boolean;
}

/** The tax rate in force for a requested id. `rate` is null if there is none. */
export interface TaxFacts {
  readonly requestedId: number;
  readonly requestedCode: string;
  readonly rate: TaxRate | null;
}

export interface TermsFacts {
  readonly code: string;
  /** Documents of earlier releases lack it. */
  readonly name?: string;
  readonly kind: 'days' | 'end_of_next_month';
  readonly days: number;
}

export interface Facts {
  readonly company: CompanyFacts;
  readonly party: PartyFacts | null;
  readonly products: readonly ProductFacts[] | null;
  readonly taxes: readonly TaxFacts[] | null;
  /** Null for unknown terms. */
  readonly terms: TermsFacts | null;
  /** The requested warehouses, and `warehouse` for lines without one. */
  readonly warehouses: readonly { readonly id: number; readonly isActive: boolean }[] | null;
  readonly warehouse: number | null;
  /** Null if the company does not use the currency. */
  readonly currency: string | null;
  /** The codes of the custom fields that an invoice needs. */
  readonly required?: readonly string[] | null;
}

export type PartyTable = 'customers' | 'vendors';

export interface FactsRequest {
  readonly companyId: number;
  readonly partyId: number;
  readonly productIds: readonly number[];
  readonly taxRateIds: readonly number[];
  readonly warehouseIds: readonly number[];
  readonly day: string;
  readonly paymentTerms: string | undefined;
  readonly currencyCode: string | undefined;
}

/** Reads all data for a document in one round trip. Decimals are texts, because JSON numbers would become doubles. */
const factsSql = (
  table: PartyTable,
  includesTax: string,
  more = '',
) => `WITH company AS MATERIALIZED (SELECT c.* FROM companies c WHERE c.id = :companyId::bigint),
  buyer AS MATERIALIZED (SELECT c.* FROM ${table} c WHERE c.company_id = :companyId AND c.id = :partyId::bigint),
  item AS MATERIALIZED (SELECT p.* FROM products p WHERE p.company_id = :companyId AND p.id = ANY (:!productIds::bigint[]))
SELECT
  (SELECT jsonb_build_object('taxRounding', c.tax_rounding, 'pricesIncludeTax', c.prices_include_tax,
     'party', ${companyParty}) FROM company c) AS company,
  (SELECT jsonb_build_object('key', c.name_key, 'isActive', c.is_active, 'isBlocked', c.is_blocked,
     'paymentTerms', c.payment_terms, 'currencyCode', c.currency_code, 'pricesIncludeTax', ${includesTax},
     'party', ${ownParty}) FROM buyer c) AS party,
  (SELECT jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name, 'unit', p.unit,
     'price', trim_scale(p.price)::text, 'currencyCode', p.currency_code, 'taxRateId', p.tax_rate_id,
     'isActive', p.is_active, 'tracksStock', p.track_stock)) FROM item p) AS products,
  (SELECT jsonb_agg(jsonb_build_object('requestedId', a.id, 'requestedCode', a.code, 'rate', r.rate)) FROM tax_rates a
     LEFT JOIN LATERAL (
       SELECT jsonb_build_object('id', t.id, 'code', t.code, 'name', t.name, 'rate', trim_scale(t.rate)::text,
         'category', t.category, 'isCompound', t.is_compound, 'exemptionReason', t.exemption_reason) AS rate
       FROM tax_rates t WHERE t.company_id = :companyId AND t.code_key = a.code_key AND t.is_active
         AND t.valid_from <= :day::date AND (t.valid_to IS NULL OR t.valid_to >= :day::date)
       ORDER BY t.valid_from DESC LIMIT 1
     ) r ON true
   WHERE a.company_id = :companyId
     AND (a.id = ANY (:!taxRateIds::bigint[]) OR a.id IN (SELECT p.tax_rate_id FROM item p))) AS taxes,
  (SELECT jsonb_build_object('code', t.code, 'name', t.name, 'kind', t.kind, 'days', t.days) FROM payment_terms t
   WHERE t.company_id = :companyId AND t.is_active
     AND t.code_key = lower(coalesce(:paymentTerms, (SELECT c.payment_terms FROM buyer c), 'CONTADO'))) AS terms,
  (SELECT jsonb_agg(jsonb_build_object('id', w.id, 'isActive', w.is_active)) FROM warehouses w
   WHERE w.company_id = :companyId AND w.id = ANY (:!warehouseIds::bigint[])) AS warehouses,
  (SELECT min(w.id) FROM warehouses w WHERE w.company_id = :companyId AND w.is_active) AS warehouse,
  (SELECT u.code FROM company_currencies u WHERE u.company_id = :companyId AND u.is_active AND u.code =
     coalesce(:currencyCode, (SELECT c.currency_code FROM buyer c), (SELECT c.base_currency FROM company c))) AS currency${more}`;

/** Read with the other facts, so that a document without custom fields takes no statement more. */
const requiredSql = `,
  (SELECT jsonb_agg(f.code ORDER BY f.position, f.id) FROM custom_fields f WHERE f.company_id = :companyId
     AND f.kind = 'invoice' AND f.is_required AND f.is_active) AS required`;

interface FactsValues extends Omit<FactsRequest, 'paymentTerms' | 'currencyCode'> {
  readonly paymentTerms: string | null;
  readonly currencyCode: string | null;
}

const find = {
  customers: query<FactsValues, Facts>(
    'documents.sales_facts',
    factsSql('customers', 'c.price_includes_tax', requiredSql),
  ),
  vendors: query<FactsValues, Facts>('documents.purchase_facts', factsSql('vendors', 'false')),
};

/** Returns the current data from which a document of this request is made. */
export function findFacts(db: Db, table: PartyTable, request: FactsRequest): Promise<Facts> {
  const { paymentTerms = null, currencyCode = null, ...ids } = request;
  return find[table].one(db, { paymentTerms, currencyCode, ...ids });
}
