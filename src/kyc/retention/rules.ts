import type { components } from '../../../generated/kyc/types.js';

export type RecordKind = components['schemas']['RecordKind'];

/** For how many months the law of a company demands its decided records. */
export interface Retention {
  /** For records that a watchlist was part of. */
  readonly screeningMonths: number;
  readonly identityMonths: number;
}

/** The part of a record that decides whether it can be erased. */
export interface DecidedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** The time of the last decision; null while the record is open. */
  readonly decidedAt: Date | null;
  /** True if the record includes a screening. */
  readonly isScreened: boolean;
}

/** A record that cannot be erased yet. */
export interface KeptRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly until: Date;
}

/** The same day of a later month, or the last day of a shorter month. */
function monthsLater(at: Date, months: number): Date {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** Returns the time until which the law demands a record; null if it does not. */
export function keptUntil(
  { decidedAt, isScreened }: DecidedRecord,
  { identityMonths, screeningMonths }: Retention,
): Date | null {
  const months = isScreened ? screeningMonths : identityMonths;
  return decidedAt === null || months === 0 ? null : monthsLater(decidedAt, months);
}

/** Returns the time from which all these records can be erased. */
export const latestOf = (kept: readonly KeptRecord[]): Date =>
  new Date(Math.max(...kept.map(({ until }) => until.getTime())));
