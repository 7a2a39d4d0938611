import type { Db } from '../../kernel/db/client.js';
import { refuseViolations } from '../../kernel/db/errors.js';
import { nextNumber, skipNumbers } from '../../kernel/db/series/next-number.js';
import { countMove, countRows } from '../../kernel/db/tallies/row-counts.js';
import { talliesOf } from '../../kernel/db/tallies/tally.js';
import { countries } from '../../kernel/values/countries.js';
import { decimal, zero } from '../../kernel/values/money.js';
import { checkTaxId, recogniseTaxId } from '../../kernel/values/tax-id.js';
import { configErrors } from '../config/errors.js';
import { findPaymentTerms, isCurrencyActive } from '../config/index.js';
import { newValues, valuesAfter, writeEntries } from '../custom-fields/index.js';
import { errors } from '../errors.js';
import { partyErrors } from './errors.js';
import * as queries from './queries.js';
import { mergeParty, newParty, type PartyInput, type PartyMembers } from './rules.js';

export interface PartyOwner {
  readonly companyId: number;
  /** The settings of the company. */
  readonly baseCurrency: string;
  readonly now: Date;
}

/** The differences between customers and vendors. */
export interface PartyKind<Row extends queries.PartyRow, Input extends PartyInput> {
  readonly noun: 'customer' | 'vendor';
  readonly table: queries.PartyTable;
  /** The prefix of generated codes, such as `C-000001`. */
  readonly prefix: string;
  readonly statements: queries.PartyStatements<Row>;
  /**
   * Values of the columns that only this kind has.
   *
   * @throws ApiError 400 for a value that the contract cannot validate
   */
  ownColumns(input: Input, before: Row | undefined, owner: PartyOwner): queries.OwnColumns<Row>;
  /** The fields that the audit records, without secrets. */
  audited(row: Row): object;
}

/** Lookups in the company's configuration, one query for each code. */
export interface References {
  terms(code: string): Promise<string | undefined>;
  usesCurrency(code: string): Promise<boolean>;
}

function remembering<T>(ask: (code: string) => Promise<T>): (code: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (code) => {
    const answer = known.get(code) ?? ask(code);
    known.set(code, answer);
    return answer;
  };
}

export const referencesOf = (trx: Db, companyId: number): References => ({
  terms: remembering(async (code) => (await findPaymentTerms(trx, companyId, code))?.code),
  usesCurrency: remembering((code) => isCurrencyActive(trx, companyId, code)),
});

export const membersOf = (row: queries.PartyRow): PartyMembers => ({
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
  paymentTerms: row.payment_terms,
  currencyCode: row.currency_code,
  blocked: row.is_blocked,
  contacts: row.contacts,
  notes: row.notes,
  active: row.is_active,
});

/** @throws ApiError 400 for an unknown country code */
export function assertCountry(country: string | null): void {
  if (country === null || countries.has(country)) return;
  throw partyErrors.unknownCountry(country);
}

/**
 * Returns the code of payment terms as stored. Unchanged terms are not checked, because they may have been
 * deactivated since.
 */
async function termsOf(
  references: References,
  after: PartyMembers,
  before: PartyMembers | undefined,
): Promise<string | null> {
  const { paymentTerms } = after;
  if (paymentTerms === null || paymentTerms === before?.paymentTerms) return paymentTerms;
  const code = await references.terms(paymentTerms);
  if (code === undefined) throw configErrors.unknownPaymentTerms(paymentTerms);
  return code;
}

async function assertCurrency(
  references: References,
  { currencyCode }: PartyMembers,
  before: queries.PartyRow | undefined,
): Promise<void> {
  if (currencyCode === before?.currency_code) return;
  if (!(await references.usesCurrency(currencyCode))) {
    throw configErrors.inactiveCurrency(currencyCode);
  }
  const amounts = before === undefined ? [] : [before.open_amount, before.unapplied_amount];
  if (before && amounts.some((amount) => !decimal(amount).eq(zero))) {
    throw partyErrors.hasOpenDocuments(before.currency_code);
  }
}

interface TaxIdentity {
  readonly taxIdType: string | null;
  readonly taxIdKey: string | null;
}

/**
 * Returns type and key of the tax number. Checks the number if it or its type changes.
 *
 * @throws ApiError 400 if the number is invalid in its country
 */
export function identify(after: PartyMembers, before: queries.PartyRow | undefined): TaxIdentity {
  const { taxId, address } = after;
  if (taxId === null) return { taxIdType: null, taxIdKey: null };
  const taxIdType = after.taxIdType ?? recogniseTaxId(address.country, taxId);
  const isSame =
    before?.tax_id === taxId &&
    before.tax_id_type === taxIdType &&
    before.country === address.country;
  if (isSame) return { taxIdType, taxIdKey: before.tax_id_key };
  const { ok, normalised, country } = checkTaxId(address.country, taxIdType, taxId);
  if (!ok) throw partyErrors.invalidTaxId(taxId, country ?? address.country ?? taxIdType);
  return { taxIdType, taxIdKey: normalised };
}

/**
 * Returns the columns to write.
 *
 * @param before  the row, locked; undefined for a new party
 * @throws ApiError 400 for invalid terms, currency, country or number, 409 for a change of currency while documents
 * are open
 */
export async function prepareParty<Row extends queries.PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  owner: PartyOwner,
  references: References,
  input: Input,
  before: Row | undefined,
): Promise<(code: string) => queries.Columns> {
  const current = before && membersOf(before);
  const merged = mergeParty(current ?? newParty(owner.baseCurrency), input);
  assertCountry(merged.address.country);
  const { taxIdType, taxIdKey } = identify(merged, before);
  const own = kind.ownColumns(input, before, owner);
  await assertCurrency(references, merged, before);
  const paymentTerms = await termsOf(references, merged, current);
  const party = { ...merged, taxIdType, paymentTerms };
  return (code) => ({ ...queries.columnsOf(code, party, taxIdKey), ...own });
}

/** The errors for violations of the unique indexes. */
function refusingDuplicates<T>(
  table: queries.PartyTable,
  { code, taxId }: { readonly code: string; readonly taxId: string | null },
  write: Promise<T>,
): Promise<T> {
  return refuseViolations(write, {
    [`${table}_code_key`]: () => errors.duplicateCode(code),
    [`${table}_tax_id_key`]: () => partyErrors.duplicateTaxId(taxId ?? ''),
  });
}

/** Returns the next code of the series. */
export function nextCode<Row extends queries.PartyRow, Input extends PartyInput>(
  { noun, prefix }: PartyKind<Row, Input>,
  trx: Db,
  companyId: number,
): Promise<string> {
  return nextNumber(trx, companyId, noun, { prefix, pad: 6 });
}

/** Skips all numbers that users have already chosen as codes. */
export async function skipTaken<Row extends queries.PartyRow, Input extends PartyInput>(
  { noun, statements }: PartyKind<Row, Input>,
  trx: Db,
  companyId: number,
): Promise<void> {
  // The codes of this transaction count, too.
  await talliesOf(trx).write();
  const [ahead] = await statements.takenAhead(trx, { companyId, noun });
  await skipNumbers(trx, companyId, noun, ahead?.count ?? 0);
}

/**
 * The number of attempts, because a concurrent request may choose the next code.
 */
const maxTries = 20;

async function insert<Row extends queries.PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  trx: Db,
  { companyId, now }: PartyOwner,
  chosen: string | undefined,
  columns: (code: string) => queries.Columns,
): Promise<number> {
  const rowsOf = (code: string) => ({
    companyId,
    now,
    records: JSON.stringify([columns(code)]),
  });
  const counted = ({ id, is_active: isActive }: { id: number; is_active: boolean }): number => {
    countRows(trx, companyId, kind.table, 1, isActive);
    return id;
  };
  if (chosen !== undefined) {
    const [row] = await kind.statements.insert(trx, rowsOf(chosen));
    if (row !== undefined) return counted(row);
  }
  for (let tries = 0; tries < maxTries; tries += 1) {
    const code = await nextCode(kind, trx, companyId);
    const [row] = await kind.statements.insertIfFree(trx, rowsOf(code));
    if (row !== undefined) return counted(row);
    await skipTaken(kind, trx, companyId);
  }
  throw configErrors.numberTaken();
}

async function getParty<Row extends queries.PartyRow, Input extends PartyInput>(
  { statements, noun }: PartyKind<Row, Input>,
  trx: Db,
  companyId: number,
  id: number,
): Promise<Row> {
  const [row] = await statements.find(trx, { companyId, id });
  if (row === undefined) throw errors.notFound(noun, id);
  return row;
}

/**
 * Creates a party. Without a code, it gets the next one of its series. Writes no audit row.
 *
 * @throws ApiError as `prepareParty`, and 409 for a code or tax id in use
 */
export async function addParty<Row extends queries.PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  trx: Db,
  owner: PartyOwner,
  input: Input,
): Promise<Row> {
  const { companyId } = owner;
  const references = referencesOf(trx, companyId);
  const valuesOwner = { companyId, kind: kind.noun };
  const values = await newValues(trx, valuesOwner, input);
  const columns = await prepareParty(kind, owner, references, input, undefined);
  const unique = { code: input.code ?? '', taxId: input.taxId ?? null };
  const write = insert(kind, trx, owner, input.code, (code) => ({ ...columns(code), ...values }));
  const id = await refusingDuplicates(kind.table, unique, write);
  await writeEntries(trx, valuesOwner, id, values);
  return getParty(kind, trx, companyId, id);
}

/**
 * Updates a party. Writes no audit row.
 *
 * @param before  the row, locked
 * @throws ApiError as `addParty`
 */
export async function changeParty<Row extends queries.PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  trx: Db,
  owner: PartyOwner,
  before: Row,
  input: Input,
  references: References = referencesOf(trx, owner.companyId),
): Promise<Row> {
  const { companyId, now } = owner;
  const columns = await prepareParty(kind, owner, references, input, before);
  const code = input.code ?? before.code;
  const valuesOwner = { companyId, kind: kind.noun };
  const after = await valuesAfter(trx, valuesOwner, input, before);
  await writeEntries(trx, valuesOwner, before.id, after, before);
  const record = JSON.stringify({ ...columns(code), ...after });
  const values = { companyId, id: before.id, now, values: record };
  const unique = { code, taxId: input.taxId ?? before.tax_id };
  const write = kind.statements.update(trx, values);
  const [row = before] = await refusingDuplicates(kind.table, unique, write);
  countMove(trx, companyId, kind.table, [before.is_active, row.is_active]);
  return getParty(kind, trx, companyId, before.id);
}
