import { createHash } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An audit entry as the chain sees it. */
export interface SealableEntry {
  readonly id: number;
  /** The instant of the entry in UTC, with microseconds. */
  readonly at: string;
  /** The entry as JSON, in the form in which PostgreSQL writes `jsonb`. Without the network address of an anonymous actor. */
  readonly text: string;
}

/** One line of a seal. */
export interface SealedEntry extends Pick<SealableEntry, 'id' | 'at'> {
  /** SHA-256 of the text of the entry, in hexadecimal digits. */
  readonly digest: string;
}

/** A link of the chain of a company. Seals are numbered from 1 without gaps. */
export interface Seal {
  readonly companyId: number;
  readonly id: number;
  /** The seal lists every entry with an id above `afterId` and up to `throughId`. */
  readonly afterId: number;
  readonly throughId: number;
  /** A line `ID INSTANT DIGEST` for each entry, in the order of ids. */
  readonly entries: string;
  /** The hash of the seal before; 64 zeros for the first one. */
  readonly previousHash: string;
  readonly hash: string;
}

export const firstHash = '0'.repeat(64);

export const digestOf = sha256;

type SealFacts = Omit<Seal, 'hash'>;

/** Returns the hash of a seal: SHA-256 over its numbers, its entries and the hash of the seal before. */
export function hashOfSeal({
  companyId,
  id,
  afterId,
  throughId,
  entries,
  previousHash,
}: SealFacts): string {
  return sha256(`${previousHash}\n${companyId} ${id} ${afterId} ${throughId}\n${entries}`);
}

export function sealOf(
  facts: Pick<Seal, 'companyId' | 'id' | 'afterId' | 'throughId' | 'previousHash'>,
  entries: readonly SealableEntry[],
): Seal {
  const lines = entries.map(({ at, id, text }) => `${id} ${at} ${sha256(text)}\n`);
  const seal = { ...facts, entries: lines.join('') };
  return { ...seal, hash: hashOfSeal(seal) };
}

export function entriesOf({ entries }: Pick<Seal, 'entries'>): SealedEntry[] {
  const lines = entries.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [id = '', at = '', digest = ''] = line.split(' ');
    return { id: Number(id), at, digest };
  });
}
