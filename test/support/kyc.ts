import { SvcKyc, type SvcKycOptions } from '../../sdk/kyc/index.js';
import type { Database } from '../../src/kernel/db/client.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { allScopes } from '../../src/kernel/permissions.js';
import type { Environment } from '../../src/kernel/principal.js';
import type { Clock } from '../../src/kernel/values/time.js';
import { createKycKey } from '../../src/kyc/keys/index.js';

export interface KycKeyOptions {
  readonly environment?: Environment;
  /** The scopes of the key; all of them by default. */
  readonly scopes?: readonly string[];
  readonly allowedIps?: readonly string[];
  readonly expiresAt?: Date | null;
  /** The company of the key; that of all roles except `stranger` by default. */
  readonly companyId?: number;
}

export interface KycSupport {
  /** Creates a key of the verification API, by default with every scope and for live data. */
  kycKey(key?: KycKeyOptions): Promise<string>;
  /** Creates a client of the verification API with such a key. */
  kyc(key?: KycKeyOptions): Promise<SvcKyc>;
  /** Creates a client with the given credentials. */
  kycClient(options: Partial<SvcKycOptions>): SvcKyc;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly companyId: number;
  readonly base: SvcKycOptions;
}

export function kycSupport({ database, clock, companyId, base }: Parts): KycSupport {
  async function kycKey(key: KycKeyOptions = {}): Promise<string> {
    const owner = { companyId, environment: 'live' as const, name: 'Test', scopes: allScopes };
    const open = { allowedIps: [], expiresAt: null };
    const issued = await inTransaction(database.knex, (trx) =>
      createKycKey(trx, { ...owner, ...open, ...key }, clock.now()),
    );
    return issued.value;
  }
  const kycClient = (options: Partial<SvcKycOptions>) => new SvcKyc({ ...base, ...options });
  return {
    kycKey,
    kycClient,
    kyc: async (key) => kycClient({ apiKey: await kycKey(key) }),
  };
}
