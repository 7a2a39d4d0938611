import {
  type Columns,
  changeParty,
  codeKey,
  membersOf,
  nextCode,
  type PartyInput,
  type PartyKind,
  type PartyOwner,
  type PartyRow,
  prepareParty,
  type References,
  referencesOf,
  skipTaken,
} from '../../../erp/parties/index.js';
import { ApiError } from '../../../kernel/errors.js';
import { auditOperator, auditOperatorAll } from '../../../kernel/operator/operator.js';
import { cellFaults } from '../cells.js';
import { inChunks, type Owner, RowsRefusedError, type Summary } from '../chunks.js';
import type { Fault } from '../table.js';
import type { ImportedParty } from './rows.js';

interface Import<Row extends PartyRow, Input extends PartyInput> {
  readonly kind: PartyKind<Row, Input>;
  readonly to: Owner;
  readonly owner: PartyOwner;
  readonly references: References;
  /** Every code that the file names: none of them is given to a row without one. */
  readonly codes: ReadonlySet<string>;
}

/** A row beside what is stored. */
interface Pair<Row, Input extends PartyInput> {
  readonly line: number;
  readonly input: Input;
  readonly before: Row | undefined;
  readonly columns: (code: string) => Columns;
}

function faultsOf(line: number, error: unknown): Fault[] {
  return cellFaults(error).map((fault) => ({ line, ...fault }));
}

/** Stored by code, or by its number where the row has no code. */
function storedFor<Row extends PartyRow>(
  { input, taxIdKey }: ImportedParty<PartyInput>,
  byCode: ReadonlyMap<string, Row>,
  byKey: readonly Row[],
): readonly Row[] {
  if (input.code !== undefined) {
    const row = byCode.get(codeKey(input.code));
    return row === undefined ? [] : [row];
  }
  if (taxIdKey === null) return [];
  const { taxIdType } = input;
  return byKey.filter(
    (row) => row.tax_id_key === taxIdKey && (!taxIdType || row.tax_id_type === taxIdType),
  );
}

/** Keeps the parts of an address that the file leaves out. */
function completed<Input extends PartyInput>(input: Input, before: PartyRow | undefined): Input {
  if (!input.address || before === undefined) return input;
  return { ...input, address: { ...membersOf(before).address, ...input.address } };
}

async function pairOf<Row extends PartyRow, Input extends PartyInput>(
  run: Import<Row, Input>,
  row: ImportedParty<Input>,
  found: readonly Row[],
): Promise<Pair<Row, Input> | Fault[]> {
  const { line } = row;
  const [before, another] = found;
  if (another !== undefined) {
    return [
      { line, column: 'taxId', message: 'is that of several; say which by code or taxIdType' },
    ];
  }
  const input = completed(row.input, before);
  try {
    const columns = await prepareParty(run.kind, run.owner, run.references, input, before);
    return { line, input, before, columns };
  } catch (error) {
    return faultsOf(line, error);
  }
}

async function pairsOf<Row extends PartyRow, Input extends PartyInput>(
  run: Import<Row, Input>,
  rows: readonly ImportedParty<Input>[],
): Promise<Pair<Row, Input>[]> {
  const { kind, to, owner } = run;
  const codes = rows.flatMap(({ input }) => (input.code === undefined ? [] : codeKey(input.code)));
  const keys = rows.flatMap(({ input, taxIdKey }) =>
    input.code === undefined && taxIdKey !== null ? taxIdKey : [],
  );
  const coded = await kind.statements.lockByCodes(to.trx, { companyId: owner.companyId, codes });
  const numbered = await kind.statements.lockByTaxIds(to.trx, { companyId: owner.companyId, keys });
  const byCode = new Map(coded.map((row) => [row.code_key, row]));
  const pairs: Pair<Row, Input>[] = [];
  const faults: Fault[] = [];
  for (const row of rows) {
    const pair = await pairOf(run, row, storedFor(row, byCode, numbered));
    if (Array.isArray(pair)) faults.push(...pair);
    else pairs.push(pair);
  }
  if (faults.length > 0) throw new RowsRefusedError(faults);
  return pairs;
}

/** Decimals come from the database with all their places. */
const comparable = (value: unknown): string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    ? String(Number(value))
    : JSON.stringify(value);

/** Would saving change nothing? What a row does not say stays as it is. */
function isUnchanged<Row extends PartyRow, Input extends PartyInput>(
  { columns, input }: Pair<Row, Input>,
  before: Row,
): boolean {
  const after = columns(input.code ?? before.code);
  return Object.entries(after).every(
    ([name, value]) => comparable(value) === comparable(Reflect.get(before, name)),
  );
}

async function update<Row extends PartyRow, Input extends PartyInput>(
  { kind, to, owner, references }: Import<Row, Input>,
  { line, input }: Pair<Row, Input>,
  before: Row,
): Promise<void> {
  try {
    const after = await changeParty(kind, to.trx, owner, before, input, references);
    const audited = { before: kind.audited(before), after: kind.audited(after) };
    const entry = { objectType: kind.noun, objectId: before.id, ...audited };
    await auditOperator(to.trx, to.operator, entry);
  } catch (error) {
    if (error instanceof ApiError) throw new RowsRefusedError(faultsOf(line, error));
    throw error;
  }
}

/** Codes for rows without one, which no party has and the file does not name. */
async function drawCodes<Row extends PartyRow, Input extends PartyInput>(
  { kind, to, owner: { companyId }, codes }: Import<Row, Input>,
  count: number,
): Promise<string[]> {
  const drawn: string[] = [];
  while (drawn.length < count) {
    const fresh: string[] = [];
    while (drawn.length + fresh.length < count) {
      const code = await nextCode(kind, to.trx, companyId);
      if (!codes.has(codeKey(code))) fresh.push(code);
    }
    const rows = await kind.statements.takenCodes(to.trx, { companyId, fresh: fresh.map(codeKey) });
    const existing = new Set(rows.map(({ code_key }) => code_key));
    drawn.push(...fresh.filter((code) => !existing.has(codeKey(code))));
    if (existing.size > 0) await skipTaken(kind, to.trx, companyId);
  }
  return drawn;
}

async function insert<Row extends PartyRow, Input extends PartyInput>(
  run: Import<Row, Input>,
  pairs: readonly Pair<Row, Input>[],
): Promise<void> {
  const { kind, to } = run;
  const uncoded = pairs.filter(({ input }) => input.code === undefined);
  const codes = await drawCodes(run, uncoded.length);
  const rows = pairs.map(({ input, columns }) => {
    const code = input.code ?? codes.shift() ?? '';
    return { row: columns(code), after: { ...input, code } };
  });
  await refuseTaken(run, pairs, rows);
  const { companyId, now } = to.operator;
  const records = JSON.stringify(rows.map(({ row }) => row));
  const inserted = await kind.statements.insertMany(to.trx, { companyId, now, records });
  const sent = new Map(rows.map(({ row, after }) => [row['code_key'], after]));
  const entries = inserted.map(({ id, code_key: key }) => {
    return { objectType: kind.noun, objectId: id, after: sent.get(key) };
  });
  await auditOperatorAll(to.trx, to.operator, entries);
}

const typedKey = (type: unknown, key: unknown) => `${String(type)} ${String(key)}`;

async function refuseTaken<Row extends PartyRow, Input extends PartyInput>(
  { kind, to, owner }: Import<Row, Input>,
  pairs: readonly Pair<Row, Input>[],
  rows: readonly { readonly row: Columns }[],
): Promise<void> {
  const keys = rows.flatMap(({ row }) => row['tax_id_key'] ?? []);
  const found = await kind.statements.lockByTaxIds(to.trx, { companyId: owner.companyId, keys });
  const existing = new Set(found.map((row) => typedKey(row.tax_id_type, row.tax_id_key)));
  const faults = pairs.flatMap(({ line }, at): Fault[] => {
    const row = rows[at]?.row;
    if (!existing.has(typedKey(row?.['tax_id_type'], row?.['tax_id_key']))) return [];
    return [{ line, column: 'taxId', message: `is that of another ${kind.noun}` }];
  });
  if (faults.length > 0) throw new RowsRefusedError(faults);
}

/** Updates go first: one of them may give a number up that a new party takes. */
async function applyChunk<Row extends PartyRow, Input extends PartyInput>(
  run: Import<Row, Input>,
  rows: readonly ImportedParty<Input>[],
): Promise<Summary> {
  const pairs = await pairsOf(run, rows);
  let [updated, unchanged] = [0, 0];
  for (const pair of pairs) {
    if (pair.before === undefined) continue;
    if (isUnchanged(pair, pair.before)) unchanged += 1;
    else {
      await update(run, pair, pair.before);
      updated += 1;
    }
  }
  const created = pairs.filter(({ before }) => before === undefined);
  if (created.length > 0) await insert(run, created);
  return { created: created.length, updated, unchanged };
}

/**
 * Creates or updates every party, all in the given transaction.
 *
 * @throws RowsRefusedError when what is stored stands against it
 */
export async function applyParties<Row extends PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  to: Owner,
  rows: readonly ImportedParty<Input>[],
  onProgress: (done: number) => void,
): Promise<Summary> {
  const { companyId, now } = to.operator;
  const run: Import<Row, Input> = {
    kind,
    to,
    owner: { companyId, baseCurrency: to.baseCurrency, now },
    references: referencesOf(to.trx, companyId),
    codes: new Set(rows.map(({ input }) => codeKey(input.code ?? ''))),
  };
  return inChunks(rows, onProgress, (chunk) => applyChunk(run, chunk));
}
