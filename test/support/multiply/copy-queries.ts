/**
 * The parameters of a copy: the id of the company, the id of the company that receives the copies, and their number.
 */
export interface Copying {
  readonly baseId: number;
  readonly targetId: number;
  readonly factor: number;
}

/** The party of a document: the table, and the column that refers to it. */
interface Party {
  readonly table: 'customers' | 'vendors';
  readonly column: string;
}

const customer = { table: 'customers', column: 'customer_id' } as const;
const payer = { table: 'customers', column: 'party_id' } as const;
const vendor = { table: 'vendors', column: 'vendor_id' } as const;
const payee = { table: 'vendors', column: 'party_id' } as const;

/**
 * The tables whose rows are copied, the largest first, with the party whose code their search text contains. All other
 * tables of a company hold its settings or its sums.
 */
export const copiedTables: Readonly<Record<string, Party | undefined>> = {
  invoices: customer,
  audit_log: undefined,
  receivables: payer,
  receivable_entries: undefined,
  stock_movements: undefined,
  invoice_lines: undefined,
  outbox: undefined,
  receivable_payments: payer,
  receivable_allocations: undefined,
  customers: undefined,
  vendors: undefined,
  products: undefined,
  stock: undefined,
  credit_notes: customer,
  credit_note_lines: undefined,
  purchase_orders: vendor,
  purchase_order_lines: undefined,
  receptions: undefined,
  reception_lines: undefined,
  payables: payee,
  payable_entries: undefined,
  payable_payments: payee,
  payable_allocations: undefined,
  adjustments: undefined,
  adjustment_lines: undefined,
  transfers: undefined,
  transfer_lines: undefined,
  leads: undefined,
  opportunities: undefined,
  opportunity_stage_changes: undefined,
};

/** References to copied rows. Other references are to settings, which all copies share. */
const shifted: ReadonlySet<string> = new Set([
  'id',
  'invoice_id',
  'product_id',
  'customer_id',
  'vendor_id',
  'party_id',
  'item_id',
  'document_id',
  'source_id',
  'lead_id',
  'opportunity_id',
  'order_id',
  'order_line_id',
  'invoice_line_id',
  'reception_id',
  'credit_note_id',
  'adjustment_id',
  'transfer_id',
  'last_movement_id',
]);

/** Texts that end with a number of a series. */
const numbered: ReadonlySet<string> = new Set([
  'number',
  'document_number',
  'invoice_number',
  'code',
  'code_key',
  'product_code',
  'product_code_key',
]);

/** Values that are unique in a company and optional: only the first copy has them. */
const single: ReadonlySet<string> = new Set(['barcode', 'tax_id', 'tax_id_key', 'tax_id_type']);

/** Kinds of record in the audit log and the events that are settings. */
const settings = `('apiKey', 'company', 'currency', 'exchangeRate', 'login', 'taxRate', 'user', 'warehouse')`;

/** Spreads the copies of a row between the row and the next one, so that ids still follow the dates. */
const spread = (value: string, { factor }: Copying) => `((${value} - 1) * ${factor} + g.k + 1)`;

const ofSeries = (column: string, copying: Copying): string => {
  const number = `${spread(`b.${column}_n`, copying)}::text`;
  return `(b.${column}_head || lpad(${number}, greatest(b.${column}_width, length(${number})), '0'))`;
};

/** Parts of a number of a series: taken from each row once, not from each copy. */
const partsOf = (column: string, value: string) =>
  `regexp_replace(${value}, '\\d+$', '') AS ${column}_head, substring(${value} FROM '\\d+$')::bigint AS ${column}_n,
   length(substring(${value} FROM '\\d+$')) AS ${column}_width`;

function searchText(columns: readonly string[], party: Party | undefined, copying: Copying) {
  const tokens = columns.filter((column) => ['number', 'document_number', 'code'].includes(column));
  if (columns.includes('invoice_number')) tokens.push('invoice_number');
  if (party !== undefined) tokens.push('party_code');
  return tokens.reduce((text, column) => {
    const found = column === 'party_code' ? 'b.party_code' : `b.${column}`;
    const replacement = `coalesce(lower(${ofSeries(column, copying)}), '')`;
    return `replace(${text}, coalesce(lower(${found}), ''), ${replacement})`;
  }, 'b.search_text');
}

const objectId = (copying: Copying) =>
  `CASE WHEN b.object_type IN ${settings} THEN b.object_id ELSE ${spread('b.object_id::bigint', copying)}::text END`;

function copyOf(
  column: string,
  columns: readonly string[],
  party: Party | undefined,
  copying: Copying,
): string {
  if (column === 'company_id') return `${copying.targetId}`;
  if (shifted.has(column)) return spread(`b.${column}`, copying);
  if (numbered.has(column)) return ofSeries(column, copying);
  if (single.has(column)) return `CASE WHEN g.k = 0 THEN b.${column} END`;
  if (column === 'position') return 'b.places_before + g.k + 1';
  if (column === 'object_id') return objectId(copying);
  if (column === 'search_text') return searchText(columns, party, copying);
  if (column === 'customer' || column === 'vendor') {
    return `jsonb_set(b.${column}, '{code}', to_jsonb(${ofSeries('party_code', copying)}))`;
  }
  return `b.${column}`;
}

/**
 * Copies the rows of a table with the ids, numbers and references of the copies. Details in the audit log keep the
 * numbers of the rows that were copied.
 */
export function copySql(table: string, columns: readonly string[], copying: Copying): string {
  const party = copiedTables[table];
  const parts = columns.filter((column) => numbered.has(column)).map((c) => partsOf(c, `r.${c}`));
  if (party !== undefined) parts.push('p.code AS party_code', partsOf('party_code', 'p.code'));
  if (columns.includes('position')) {
    parts.push(`coalesce(sum(CASE WHEN r.object_type IN ${settings} THEN 1 ELSE ${copying.factor} END)
      OVER (ORDER BY r.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS places_before`);
  }
  const from =
    party === undefined
      ? `${table} r`
      : `${table} r JOIN ${party.table} p ON p.company_id = r.company_id AND p.id = r.${party.column}`;
  const values = columns.map((column) => copyOf(column, columns, party, copying));
  // Lines without an id of their own belong to the row of their document.
  const order = columns.includes('id') ? 'ORDER BY r.id' : '';
  const ofSettings = columns.includes('object_type') ? `b.object_type IN ${settings}` : 'false';
  // The bound of the series depends on the row, so that PostgreSQL writes the copies of each row side by side.
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}
    FROM (SELECT ${['r.*', ...parts].join(', ')} FROM ${from} WHERE r.company_id = ${copying.baseId} ${order}) AS b
    CROSS JOIN LATERAL generate_series(0,
      CASE WHEN ${ofSettings} AND b.company_id > 0 THEN 0 ELSE ${copying.factor - 1} END) AS g (k)`;
}
