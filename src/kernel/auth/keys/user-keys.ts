import type { Db } from '../../db/client.js';

/** A key of one of the two APIs. */
export interface UserKey {
  readonly api: 'erp' | 'kyc';
  readonly id: string;
  readonly name: string;
  readonly masked: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface KeyOwner {
  readonly companyId: number;
  readonly userId: number;
  readonly now: Date;
}

/** The API keys of one API, by the user who created them. */
export interface UserKeys {
  /** Lists the keys that are neither revoked nor expired, the newest first, at most 1,000. */
  list(db: Db, owner: KeyOwner): Promise<UserKey[]>;
  /** Revokes all of them, without a limit. Resolves to their ids. */
  revoke(trx: Db, owner: KeyOwner): Promise<string[]>;
}
