import type { components } from '../../../generated/erp/types.js';
import { companyCurrency } from '../../kernel/db/lists/page.js';
import { normalise, searchTextOf } from '../../kernel/db/lists/search.js';
import { record } from '../../kernel/records/record.js';
import { errors } from '../errors.js';
import { partyName, probability, weighted } from './queries.js';

type Schemas = components['schemas'];

export const leads = record<Schemas['Lead'], Schemas['LeadListItem']>()({
  table: 'leads',
  also: ['find'],
  objectType: 'lead',
  notFound: (id) => errors.notFound('lead', id),
  columns: {
    name: 'name',
    companyName: 'company_name',
    email: 'email',
    phone: 'phone',
    source: 'source',
    status: 'status',
    statusNote: 'status_note',
    statusChangedAt: { instant: 'status_changed_at' },
    ownerId: 'owner_id',
    customerId: 'customer_id',
    estimatedAmount: { decimal: 'estimated_amount' },
    notes: 'notes',
    opportunityId: {
      computed: `(SELECT min(o.id) FROM opportunities o WHERE o.company_id = r.company_id AND o.lead_id = r.id)`,
    },
  },
  unlisted: ['customerId', 'notes', 'statusNote', 'statusChangedAt', 'opportunityId'],
  derived: {
    name_key: ({ name }) => normalise(name),
    search_text: ({ name, companyName, email, phone }) =>
      searchTextOf(name, companyName, email, phone),
  },
  defaults: { status: 'new', statusNote: null },
  sorts: {
    createdAt: { sql: 'r.created_at', type: 'timestamptz' },
    name: { sql: 'r.name_key', type: 'text' },
    status: {
      sql: `array_position(ARRAY['new', 'contacted', 'qualified', 'converted', 'lost'], r.status)`,
      type: 'bigint',
    },
    estimatedAmount: { sql: 'coalesce(r.estimated_amount, -1)', type: 'numeric' },
  },
  sortBy: 'createdAt',
  timeSorts: ['createdAt'],
  search: 'r.search_text LIKE ?',
  filters: { status: 'r.status = ?', source: 'r.source = ?', ownerId: 'r.owner_id = ?::bigint' },
  isCounted: true,
  plan: {
    gathering: ['search', 'ownerId'],
    bounding: ['status', 'source', 'dateFrom', 'dateTo', 'updatedSince'],
    inOrder: { id: ['source'], createdAt: ['status', 'dateFrom', 'dateTo'] },
    sums: { estimatedAmount: 'coalesce(r.estimated_amount, 0)' },
    sumsCurrency: companyCurrency,
  },
});

const closeDate = `coalesce(r.expected_close_date, '9999-12-31'::date)`;

/** Opportunities, without the history of their stages. */
export const opportunities = record<Schemas['OpportunityListItem']>()({
  table: 'opportunities',
  also: ['find'],
  objectType: 'opportunity',
  notFound: (id) => errors.notFound('opportunity', id),
  columns: {
    title: 'title',
    leadId: 'lead_id',
    customerId: 'customer_id',
    partyName: { computed: partyName },
    stage: 'stage',
    probability: { computed: probability },
    expectedAmount: { decimal: 'expected_amount' },
    weightedAmount: { computed: weighted('r.expected_amount'), isDecimal: true },
    currencyCode: 'currency_code',
    expectedCloseDate: 'expected_close_date',
    ownerId: 'owner_id',
    lostReason: 'lost_reason',
    stageChangedAt: { instant: 'stage_changed_at' },
  },
  derived: { title_key: ({ title }) => normalise(title) },
  defaults: { lostReason: null },
  sorts: {
    expectedCloseDate: { sql: closeDate, type: 'date' },
    expectedAmount: { sql: 'coalesce(r.expected_amount, -1)', type: 'numeric' },
    stageChangedAt: { sql: 'r.stage_changed_at', type: 'timestamptz' },
    title: { sql: 'r.title_key', type: 'text' },
  },
  timeSorts: ['expectedCloseDate', 'stageChangedAt'],
  search: 'r.title_key LIKE ?',
  listsBy: 'day',
  filters: {
    stage: 'r.stage = ?',
    ownerId: 'r.owner_id = ?::bigint',
    customerId: 'r.customer_id = ?::bigint',
    leadId: 'r.lead_id = ?::bigint',
    open: `r.stage NOT IN ('won', 'lost')`,
    closed: `r.stage IN ('won', 'lost')`,
    // In the words of the index, where an absent day comes last.
    dateFrom: `${closeDate} >= ?::date AND r.expected_close_date IS NOT NULL`,
    dateTo: `${closeDate} <= ?::date AND r.expected_close_date IS NOT NULL`,
  },
  isCounted: true,
  plan: {
    gathering: ['search', 'ownerId', 'customerId', 'leadId'],
    bounding: ['stage', 'dateFrom', 'dateTo', 'updatedSince'],
    inOrder: { id: ['stage'], expectedCloseDate: ['dateFrom', 'dateTo'] },
    sums: {
      expectedAmount: 'coalesce(r.expected_amount, 0)',
      weightedAmount: weighted('coalesce(r.expected_amount, 0)'),
    },
  },
});
