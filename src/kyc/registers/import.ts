import { createHash } from 'node:crypto';
import type { Db } from '../../kernel/db/client.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { countryOf, hashOf, numberKey, type RegisterCompany } from './company.js';
import { type Format, readCompanies } from './formats.js';
import { storedKeys } from './keys.js';
import * as queries from './queries.js';
import { openRegister, RegisterError, type RegisterFile } from './source.js';

/** Companies of a register that are not what they were. */
export interface RegisterChange {
  readonly register: string;
  readonly ids: readonly string[];
  readonly kind: 'changed' | 'removed';
}

export interface ImportOrder {
  /** The register's name here. */
  readonly register: string;
  readonly format: Format;
  readonly path: string;
  /** Alpha-2; see `ReadOrder`. */
  readonly country?: string;
  /** Lets most of the register go; without it such a file is taken for a mistake. */
  readonly mayShrink?: boolean;
  readonly now: Date;
  /** Hears of what was changed and removed, some at a time, in the same transaction. */
  onChange?(trx: Db, change: RegisterChange): Promise<void>;
  onProgress?(message: string): void;
}

export interface ImportReport {
  readonly register: queries.Register;
  /** The file is the one that was imported last; nothing was read. */
  readonly isUnchanged: boolean;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Rows that are no company of their own, or none that was wanted. */
  readonly skipped: number;
}

function toStored(company: RegisterCompany, hash: Buffer): queries.StoredCompany {
  const { name, registrationNumber } = company;
  const key = registrationNumber === null ? '' : numberKey(registrationNumber);
  return {
    ...company,
    numberKey: key === '' ? null : key,
    hash: hash.toString('hex'),
    keys: storedKeys(company.country, name).join(' '),
  };
}

const chunkCompanies = 500;
const tellEveryMs = 1_000;

/** Tells how far it is, every second. */
async function* inChunks(
  companies: AsyncIterable<RegisterCompany>,
  onProgress: ImportOrder['onProgress'],
): AsyncGenerator<RegisterCompany[]> {
  let [chunk, count, toldAt]: [RegisterCompany[], number, number] = [[], 0, performance.now()];
  for await (const company of companies) {
    chunk.push(company);
    if (chunk.length < chunkCompanies) continue;
    yield chunk;
    count += chunk.length;
    chunk = [];
    if (performance.now() - toldAt < tellEveryMs) continue;
    onProgress?.(`${count} companies`);
    toldAt = performance.now();
  }
  if (chunk.length > 0) yield chunk;
}

async function refuseTwice(trx: Db, ids: readonly string[]): Promise<void> {
  const seen = await queries.seeCompanies(trx, ids);
  const twice = ids.find((id, at) => !seen.has(id) || ids.indexOf(id) !== at);
  if (twice !== undefined) throw new RegisterError(`The company ${twice} is there twice`);
}

interface Counts {
  added: number;
  changed: number;
  removed: number;
  skipped: number;
}

async function saveChunk(
  trx: Db,
  { onChange, register }: ImportOrder,
  chunk: readonly RegisterCompany[],
  counts: Counts,
): Promise<void> {
  const ids = chunk.map(({ id }) => id);
  await refuseTwice(trx, ids);
  const before = await queries.storedHashes(trx, register, ids);
  const hashed = chunk.map((company) => ({ company, hash: hashOf(company) }));
  const fresh = hashed.filter(({ company, hash }) => before.get(company.id)?.equals(hash) !== true);
  const stored = fresh.map(({ company, hash }) => toStored(company, hash));
  await queries.saveCompanies(trx, register, stored);
  const changed = stored.filter(({ id }) => before.has(id)).map(({ id }) => id);
  if (changed.length > 0) await onChange?.(trx, { register, ids: changed, kind: 'changed' });
  counts.added += stored.length - changed.length;
  counts.changed += changed.length;
}

/** So few companies may all be replaced. */
const smallRegister = 20;

async function removeRest(trx: Db, order: ImportOrder, counts: Counts): Promise<void> {
  const { mayShrink, onChange, register } = order;
  const { missing, stored } = await queries.countUnseen(trx, register);
  if (mayShrink !== true && stored > smallRegister && missing * 2 > stored) {
    throw new RegisterError(
      `${missing} of the ${stored} companies of ${register} would be removed; nothing was imported`,
    );
  }
  while (counts.removed < missing) {
    const ids = await queries.removeUnseen(trx, register, chunkCompanies);
    if (ids.length === 0) return;
    counts.removed += ids.length;
    await onChange?.(trx, { register, ids, kind: 'removed' });
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function importFile(trx: Db, order: ImportOrder, file: RegisterFile): Promise<ImportReport> {
  const { country, format, now, onProgress } = order;
  const register = await queries.lockRegister(trx, order.register, format, now);
  if (register.format !== format) {
    throw new RegisterError(`${register.name} is a register in the format ${register.format}`);
  }
  const contentHash = sha256([format, country ?? '', file.hash].join('\n'));
  const counts: Counts = { added: 0, changed: 0, removed: 0, skipped: 0 };
  if (register.contentHash === contentHash) return { register, isUnchanged: true, ...counts };
  await queries.gatherKeys(trx);
  await queries.startSeeing(trx);
  const onSkipped = () => {
    counts.skipped += 1;
  };
  let hasAny = false;
  const companies = readCompanies({ file, format, country, onSkipped });
  for await (const chunk of inChunks(companies, onProgress)) {
    hasAny = true;
    await saveChunk(trx, order, chunk, counts);
  }
  if (!hasAny) throw new RegisterError('There is no company in it');
  await removeRest(trx, order, counts);
  await queries.sortInKeys(trx);
  const version = `${now.toISOString().slice(0, 10)}-${contentHash.slice(0, 12)}`;
  const made = { version, contentHash, loadedAt: now };
  const finished = await queries.finishRegister(trx, register.name, made);
  return { register: finished, isUnchanged: false, ...counts };
}

/**
 * Brings a register to what its file says, all or nothing; the same file again changes nothing.
 *
 * @throws RegisterError for a file that cannot be what it should; nothing is saved then
 */
export async function importRegister(db: Db, order: ImportOrder): Promise<ImportReport> {
  if (!/^[a-z0-9][a-z0-9_-]{0,39}$/.test(order.register)) {
    throw new RegisterError('A register is named with up to 40 of a-z, 0-9, - and _');
  }
  const country = order.country === undefined ? undefined : countryOf(order.country);
  if (order.country !== undefined && (order.country.length !== 2 || country === undefined)) {
    throw new RegisterError(`There is no country ${order.country}`);
  }
  const { country: _, ...rest } = order;
  const wanted = country === undefined ? rest : { ...rest, country };
  const file = await openRegister(order.path);
  return inTransaction(db, (trx) => importFile(trx, wanted, file));
}
