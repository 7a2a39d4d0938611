import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { companyCurrency, listQuery } from '../../kernel/db/lists/page.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { orNull } from '../../kernel/db/nullable.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import { formatInstant } from '../../kernel/values/time.js';
import type { LeadStatus } from './rules.js';

type Schemas = components['schemas'];
type Source = NonNullable<Schemas['LeadInput']['source']>;

export interface LeadListRow {
  readonly id: number;
  readonly name: string;
  readonly company_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly source: Source | null;
  readonly status: LeadStatus;
  readonly owner_id: number | null;
  readonly estimated_amount: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface LeadRow extends LeadListRow {
  readonly customer_id: number | null;
  readonly notes: string | null;
  readonly status_note: string | null;
  readonly status_changed_at: Date;
  readonly opportunity_id: number | null;
}

const listColumns = `l.id, l.name, l.company_name, l.email, l.phone, l.source, l.status, l.owner_id,
  l.estimated_amount, l.version, l.created_at, l.updated_at`;

export const listLeads = listQuery<
  LeadListRow,
  'id' | 'createdAt' | 'name' | 'status' | 'estimatedAmount',
  'status' | 'source' | 'ownerId' | 'search' | 'dateFrom' | 'dateTo' | 'updatedSince',
  'estimatedAmount'
>({
  name: 'leads.list',
  table: 'leads',
  alias: 'l',
  columns: listColumns,
  sorts: {
    id: { sql: 'l.id', type: 'bigint' },
    createdAt: { sql: 'l.created_at', type: 'timestamptz' },
    name: { sql: 'l.name_key', type: 'text' },
    status: {
      sql: `array_position(ARRAY['new', 'contacted', 'qualified', 'converted', 'lost'], l.status)`,
      type: 'bigint',
    },
    estimatedAmount: { sql: 'coalesce(l.estimated_amount, -1)', type: 'numeric' },
  },
  filters: {
    status: 'l.status = ?',
    source: 'l.source = ?',
    ownerId: 'l.owner_id = ?::bigint',
    search: 'l.search_text LIKE ?',
    dateFrom: 'l.created_at >= ?::timestamptz',
    dateTo: 'l.created_at < ?::timestamptz',
    updatedSince: 'l.updated_at >= ?::timestamptz',
  },
  gathering: ['search', 'ownerId'],
  bounding: ['status', 'source', 'dateFrom', 'dateTo', 'updatedSince'],
  inOrder: { id: ['source'], createdAt: ['status', 'dateFrom', 'dateTo'] },
  counters: {
    '': `SELECT coalesce(sum(c.total), 0)::bigint FROM row_counts c
      WHERE c.company_id = $1 AND c.table_name = 'leads'`,
  },
  sums: { estimatedAmount: 'coalesce(l.estimated_amount, 0)' },
  sumsCurrency: companyCurrency,
});

export function toLeadItem(row: LeadListRow, timeZone: string): Schemas['LeadListItem'] {
  return {
    id: row.id,
    name: row.name,
    companyName: row.company_name,
    email: row.email,
    phone: row.phone,
    source: row.source,
    status: row.status,
    ownerId: row.owner_id,
    estimatedAmount: orNull(row.estimated_amount, Number),
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

export function toLead(row: LeadRow, timeZone: string): Schemas['Lead'] {
  return {
    customerId: row.customer_id,
    notes: row.notes,
    statusNote: row.status_note,
    statusChangedAt: formatInstant(row.status_changed_at, timeZone),
    opportunityId: row.opportunity_id,
    ...toLeadItem(row, timeZone),
  };
}

const detailColumns = `${listColumns}, l.customer_id, l.notes, l.status_note, l.status_changed_at,
  (SELECT min(o.id) FROM opportunities o WHERE o.company_id = l.company_id AND o.lead_id = l.id) AS opportunity_id`;

const find = lookup<RowKey, LeadRow>(
  'leads.find',
  `SELECT ${detailColumns} FROM leads l WHERE l.company_id = :companyId AND l.id = :id`,
);

export const findLead = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

const lock = query<RowKey, LeadRow>(
  'leads.lock',
  `SELECT ${detailColumns} FROM leads l WHERE l.company_id = :companyId AND l.id = :id FOR UPDATE OF l`,
);

/** Locks the row until the transaction ends. */
export const lockLead = (trx: Db, companyId: number, id: number) =>
  lock.first(trx, { companyId, id });

const insert = query<
  {
    readonly companyId: number;
    readonly name: string;
    readonly nameKey: string;
    readonly searchText: string;
    readonly companyName: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly source: string | null;
    readonly now: Date;
    readonly ownerId: number | null;
    readonly customerId: number | null;
    readonly estimatedAmount: string | null;
    readonly notes: string | null;
  },
  { id: number }
>(
  'leads.insert',
  `INSERT INTO leads (company_id, name, name_key, search_text, company_name, email, phone, source, status,
     status_changed_at, owner_id, customer_id, estimated_amount, notes, created_at, updated_at)
   VALUES (:companyId, :name, :nameKey, :searchText, :companyName, :email, :phone, :source, 'new', :now, :ownerId,
     :customerId, :estimatedAmount, :notes, :now, :now) RETURNING id`,
);

export interface NewLead {
  readonly name: string;
  readonly companyName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly source: Source | null;
  readonly ownerId: number | null;
  readonly customerId: number | null;
  /** A decimal text. */
  readonly estimatedAmount: string | null;
  readonly notes: string | null;
}

export async function insertLead(
  trx: Db,
  companyId: number,
  lead: NewLead,
  now: Date,
): Promise<number> {
  const { name, companyName, email, phone } = lead;
  const searched = [name, companyName, email, phone].map((text) => normalise(text ?? ''));
  const [row] = await insert(trx, {
    companyId,
    name,
    nameKey: normalise(name),
    searchText: searched.join('\n'),
    companyName,
    email,
    phone,
    source: lead.source,
    now,
    ownerId: lead.ownerId,
    customerId: lead.customerId,
    estimatedAmount: lead.estimatedAmount,
    notes: lead.notes,
  });
  if (row === undefined) throw new Error('The lead was not inserted');
  return row.id;
}

const setStatus = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly status: string;
    readonly note: string | null;
    readonly now: Date;
  },
  { id: number }
>(
  'leads.set_status',
  `UPDATE leads SET status = :status, status_note = :note, status_changed_at = :now, version = version + 1,
     updated_at = :now
   WHERE company_id = :companyId AND id = :id RETURNING id`,
);

/** The row must be locked by `lockLead`. */
export async function updateStatus(
  trx: Db,
  companyId: number,
  change: { readonly id: number; readonly status: LeadStatus; readonly note: string | null },
  now: Date,
): Promise<void> {
  await setStatus(trx, { companyId, id: change.id, status: change.status, note: change.note, now });
}
