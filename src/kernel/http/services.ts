import type { IncomingMessage } from 'node:http';
import type { CookieLogins } from '../auth/cookie.js';
import type { KeyUsage } from '../auth/usage/counter.js';
import type { Pool } from '../db/pool.js';
import type { Replicas } from '../db/replicas/replicas.js';
import type { Exports } from '../export/exports.js';
import { isPerCaller, type RateLimiter } from '../limits/rate-limit.js';
import type { Shares } from '../limits/shares.js';
import type { Logger } from '../log.js';
import type { Metrics } from '../observe/metrics.js';
import type { Tracing } from '../observe/tracing.js';
import type { BatchPart, BatchResult } from '../operations/handlers.js';
import type { Groups } from '../operations/together.js';
import type { SigningSecrets } from '../secrets.js';
import type { Clock } from '../values/time.js';
import type { AnyHandler, Contract, OperationFacts, Serialize } from './contract.js';
import { type Success, successFinder } from './reply/success.js';
import type { Cors } from './server/cors.js';
import type { Authenticate, Exchange } from './server/exchange.js';

/** The services of the process that the pipeline uses. */
export interface Services {
  readonly db: Pool;
  /** Absent: `db` answers every read. */
  readonly replicas: Replicas | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** Records failures of the disk. */
  readonly noteFailure: (error: unknown) => void;
  readonly metrics: Metrics;
  readonly keyUsage: KeyUsage;
  readonly tracing: Tracing | undefined;
  readonly limiter: RateLimiter;
  /** Returns true for an address of a network whose logins have a general limit of their own. */
  readonly isOwnNetwork: (ip: string) => boolean;
  readonly shares: Shares;
  /** Of transactions. */
  readonly turns: { readonly writers: Shares; readonly groups: Groups };
  readonly exports: Exports;
  readonly cors: Cors;
  readonly cookies: CookieLogins;
  readonly trustedHops: number;
  /** Logs that requests come through an unconfigured proxy, or refuses them. */
  readonly checkProxy: (request: IncomingMessage) => void;
  /** Key the hashes of requests that are kept with an idempotency key. */
  readonly secrets: SigningSecrets;
  /** Encrypt replies with secrets that are kept with an idempotency key. */
  readonly sealingKeys: readonly Buffer[];
  /** Validate every reply against the contract before it is sent: always in tests and development. */
  readonly checksReplies: boolean;
  readonly schemes: Readonly<Record<string, Authenticate>>;
}

export type Operation = OperationFacts & {
  readonly handler: AnyHandler;
  readonly knownFields: ReadonlySet<string>;
  /** Returns the success that the handler chose, or the only one. */
  readonly successOf: (reply: unknown) => Success;
  readonly serialise: Serialize;
  /** Counted per address before anything else; undefined where only known callers are counted. */
  readonly addressLimit: 'general' | 'auth' | undefined;
};

/** Exports are counted per caller beside the address. */
function addressLimitOf({ rateLimit }: OperationFacts): Operation['addressLimit'] {
  if (rateLimit === 'auth') return 'auth';
  return rateLimit === 'exports' || !isPerCaller(rateLimit) ? 'general' : undefined;
}

/** Runs one operation of a batch. */
export type RunPart = (within: Exchange, batchId: string, part: BatchPart) => Promise<BatchResult>;

/** A contract and the services of its process, which every step of the pipeline receives. */
export interface Pipeline {
  readonly contract: Contract;
  readonly services: Services;
  /** For the one line per request: its members are fixed and none is secret, so nothing is looked for in them. */
  readonly accessLog: Logger;
  operation(operationId: string): Operation;
  readonly runPart: RunPart;
}

/** @throws Error at start when an operation has no handler */
export function createPipeline(contract: Contract, services: Services, runPart: RunPart): Pipeline {
  const operations = new Map<string, Operation>();
  for (const facts of Object.values(contract.operations)) {
    const handler = contract.handlers[facts.id];
    if (handler === undefined) throw new Error(`${facts.id} has no handler`);
    const knownFields = new Set(facts.fields);
    operations.set(facts.id, {
      handler,
      knownFields,
      successOf: successFinder(facts),
      serialise: contract.serializers[facts.id] ?? JSON.stringify,
      addressLimit: addressLimitOf(facts),
      ...facts,
    });
  }
  return {
    contract,
    services,
    runPart,
    accessLog: services.log.child({}, { redact: [] }),
    operation(operationId) {
      const operation = operations.get(operationId);
      if (operation === undefined) throw new Error(`${operationId} is not in the contract`);
      return operation;
    },
  };
}
