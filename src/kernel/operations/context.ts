import { type AuditActor, type AuditEntry, actorOf, writeAudit } from '../audit/queries.js';
import type { Db } from '../db/client.js';
import type { Pool } from '../db/pool.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import type { Shares } from '../limits/shares.js';
import { dayIn } from '../values/time.js';
import {
  type BatchPart,
  type BatchResult,
  type BrowserLogin,
  type Context,
  noBrowser,
  type Principal,
  type RepeatablePart,
  type RequestFacts,
  type SharedWork,
} from './handlers.js';
import { claim, giveBack, type IdempotencyScope, keep } from './idempotency.js';
import { type Groups, writeAlone } from './together.js';

export interface ContextParts {
  /** A pool, or the transaction of which the operations are a part. */
  readonly db: Db;
  readonly principal: Principal;
  /** The actor in the audit, unless it is the principal. */
  readonly actor?: AuditActor;
  readonly request: RequestFacts;
  readonly now: Date;
  readonly browser?: BrowserLogin;
  /** Absent: its transactions wait for no turn. */
  readonly turns?: { readonly writers: Shares; readonly groups: Groups };
  /** Without a client nothing is abandoned. */
  readonly isAbandoned?: () => boolean;
  readonly abandonment?: () => AbortSignal;
  /** Set when the request carries an Idempotency-Key. */
  readonly idempotency: IdempotencyScope | undefined;
  /** Status and text of a reply, as they are kept for a repeated request. A reply without a body has no text. */
  readonly successOf: (reply: unknown) => { readonly status: number };
  readonly serialise: (reply: unknown) => string | undefined;
  readonly dispatch: (part: BatchPart) => Promise<BatchResult>;
}

/** The effects of a request, for the pipeline's own checks. */
export interface Effects {
  audits: number;
  /** The event of the last audit entry. */
  event: string | undefined;
  /** Number of operations that it called. Each writes its own audit entry. */
  dispatched: number;
  /** The reply that was stored with the idempotency key; the one answered must be the same object. */
  storedReply: unknown;
}

/** Returns the effects of a request that has done nothing yet. */
export const noEffects = (): Effects => ({
  audits: 0,
  event: undefined,
  dispatched: 0,
  storedReply: undefined,
});

/** The beginning and the end of the transaction of a request, around its work. */
interface Frame {
  begin(trx: Transaction): Promise<void>;
  keep<Reply>(
    trx: Transaction,
    reply: Reply,
    withoutSecrets?: (reply: Reply) => unknown,
  ): Promise<void>;
  /** Undoes the beginning. */
  giveUp(trx: Transaction): Promise<void>;
}

function frameOf(
  parts: ContextParts,
  effects: Effects,
  scope: IdempotencyScope | undefined,
): Frame {
  return {
    async begin(trx) {
      effects.audits = 0;
      if (scope !== undefined) await claim(trx, scope, parts.now);
    },
    async keep(trx, reply, withoutSecrets) {
      if (scope === undefined) return;
      const { status } = parts.successOf(reply);
      const text = parts.serialise(reply) ?? '';
      await keep(
        trx,
        scope,
        withoutSecrets === undefined
          ? { status, body: text }
          : { status, body: JSON.stringify(withoutSecrets(reply)), secretBody: text },
      );
      effects.storedReply = reply;
    },
    giveUp: async (trx) => {
      if (scope !== undefined) await giveBack(trx, scope);
    },
  };
}

const never = (): AbortSignal => new AbortController().signal;

const repetitionOf = ({ companyId, key, operation, principal, requestHash }: IdempotencyScope) =>
  JSON.stringify([companyId, principal, operation, key, requestHash.toString('hex')]);

/** Runs a transaction of its own in the turn of its caller among the writes of the company. */
async function inTurn<T>(
  { db, principal, turns }: ContextParts,
  run: () => Promise<T>,
): Promise<T> {
  if (turns === undefined || 'pipeline' in db) return run();
  const { companyId, id, type } = principal;
  const leave = await turns.writers.enter(companyId, `${type}:${id}`);
  try {
    return await run();
  } finally {
    leave();
  }
}

/**
 * The context of one request. A class, because V8 keeps the members of an object literal with an accessor in a dictionary:
 * each access is slower, and young collections keep such objects.
 */
class RequestContext implements Context {
  readonly db: Pool;
  readonly principal: Principal;
  readonly request: RequestFacts;
  readonly browser: BrowserLogin;
  readonly now: Date;
  readonly #parts: ContextParts;
  readonly #effects: Effects;

  constructor(parts: ContextParts, effects: Effects) {
    // Statements and transactions of a pool run on a transaction as well.
    this.db = parts.db as Pool;
    this.principal = parts.principal;
    this.request = parts.request;
    this.browser = parts.browser ?? noBrowser;
    this.now = parts.now;
    this.#parts = parts;
    this.#effects = effects;
  }

  get today(): string {
    const { testCompany, timeZone } = this.principal;
    return dayIn(testCompany?.clock ?? this.now, timeZone);
  }

  get repetition(): string | undefined {
    const { idempotency } = this.#parts;
    return idempotency && repetitionOf(idempotency);
  }

  isAbandoned(): boolean {
    return this.#parts.isAbandoned?.() ?? false;
  }

  abandonment(): AbortSignal {
    return this.#parts.abandonment?.() ?? never();
  }

  can(permission: string): boolean {
    return this.principal.permissions.has(permission);
  }

  transaction<Reply>(
    work: (trx: Transaction) => Promise<Reply>,
    withoutSecrets?: (reply: Reply) => unknown,
  ): Promise<Reply> {
    const frame = this.#frame();
    return inTurn(this.#parts, () =>
      inTransaction(this.db, async (trx) => {
        await frame.begin(trx);
        const reply = await work(trx);
        await frame.keep(trx, reply, withoutSecrets);
        return reply;
      }),
    );
  }

  together<Input, Prepared, Reply>(
    work: SharedWork<Input, Prepared, Reply>,
    input: Input,
  ): Promise<Reply> {
    const asked = { ctx: this, input };
    const alone = () => this.transaction((trx) => writeAlone(work, trx, asked));
    const { turns } = this.#parts;
    if (turns === undefined || 'pipeline' in this.db) return alone();
    return turns.groups.run<Input, Prepared, Reply>(work, { asked, alone, ...this.#frame() });
  }

  audit(trx: Db, entry: AuditEntry): Promise<void> {
    this.#effects.audits += 1;
    this.#effects.event = entry.event;
    const { actor = actorOf(this.principal) } = this.#parts;
    const { companyId = actor.companyId } = entry;
    return writeAudit(trx, { ...actor, companyId }, this.request, this.now, entry);
  }

  within(trx: Transaction): Context {
    return createContext({ ...this.#parts, db: trx, idempotency: undefined }, noEffects());
  }

  once({ operation, key, hash }: RepeatablePart): Context {
    this.#effects.dispatched += 1;
    const { companyId } = this.principal;
    const scope = { companyId, operation, key, requestHash: hash, sealingKeys: [] };
    // A repetition needs no reply, which could tell of people.
    const kept = { successOf: () => ({ status: 201 }), serialise: () => undefined };
    const idempotency = { ...scope, principal: `part:${this.request.operationId}` };
    return createContext({ ...this.#parts, ...kept, idempotency }, noEffects());
  }

  dispatch(part: BatchPart): Promise<BatchResult> {
    this.#effects.dispatched += 1;
    return this.#parts.dispatch(part);
  }

  #frame(): Frame {
    return frameOf(this.#parts, this.#effects, this.#parts.idempotency);
  }
}

export const createContext = (parts: ContextParts, effects: Effects): Context =>
  new RequestContext(parts, effects);

/** Returns the context of operations that no request asks for, such as those of a command. */
export const createLocalContext = (
  parts: Pick<ContextParts, 'db' | 'principal' | 'actor' | 'request' | 'now'>,
): Context =>
  createContext(
    {
      ...parts,
      idempotency: undefined,
      successOf: () => ({ status: 200 }),
      serialise: JSON.stringify,
      dispatch: () => Promise.reject(new Error('Only a request sends batches')),
    },
    noEffects(),
  );
