import { heldCompanies } from '../../kernel/cells/directory.js';
import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';

const open = query<{ readonly companyId: number; readonly at: Date }>(
  'webhooks.open_feed',
  `INSERT INTO webhook_feeds AS f (company_id, started_at) VALUES (:companyId, :at)
   ON CONFLICT (company_id) DO UPDATE SET position = f.position`,
);

/**
 * Lets the worker follow the changes feed of a company from now on. Waits for a worker that is ending it, because the
 * last webhook was disabled or deleted.
 */
export async function openFeed(trx: Db, companyId: number, at: Date): Promise<void> {
  await open(trx, { companyId, at });
}

const due = plannedPerCall<
  { readonly after: number; readonly excepted: readonly number[] },
  { readonly companyId: number }
>(
  `SELECT f.company_id AS "companyId" FROM webhook_feeds f
   WHERE f.company_id > :after::bigint AND f.company_id <> ALL (:excepted::bigint[]) AND (f.position IS NULL
     OR EXISTS (SELECT FROM outbox u WHERE u.company_id = f.company_id AND u.position IS NULL)
     OR EXISTS (SELECT FROM outbox o WHERE o.company_id = f.company_id AND o.position > f.position))
   ORDER BY f.company_id LIMIT 1`,
);

/**
 * Returns the next company, by id, with events that have not been delivered; after the last one, the first.
 *
 * @param resting  companies to pass over
 */
export async function nextCompany(
  db: Db,
  after: number,
  resting: readonly number[],
): Promise<number | undefined> {
  const excepted = [...heldCompanies(db), ...resting];
  const [row] = await due(db, { after, excepted });
  if (row !== undefined || after === 0) return row?.companyId;
  return nextCompany(db, 0, resting);
}

interface Feed {
  /** Null until the place of the first event is known. */
  readonly position: number | null;
  readonly startedAt: Date;
}

/** The time zone, the currency and the clock by which records of a company are shown. */
export interface CompanyFacts {
  readonly timeZone: string;
  readonly baseCurrency: string;
  /** The company that it is the test company of; null for a live company. */
  readonly testOf: number | null;
  readonly testClock: Date | null;
}

const lock = query<{ readonly companyId: number }, Feed>(
  'webhooks.lock_feed',
  `SELECT f.position, f.started_at AS "startedAt" FROM webhook_feeds f WHERE f.company_id = :companyId
   FOR UPDATE SKIP LOCKED`,
);

const findFacts = query<{ readonly companyId: number }, CompanyFacts>(
  'webhooks.company',
  `SELECT c.time_zone AS "timeZone", c.base_currency AS "baseCurrency", c.test_of AS "testOf", c.test_clock AS "testClock"
   FROM companies c WHERE c.id = :companyId`,
);

/** The feed of a company, locked until the transaction ends. */
export type LockedFeed = Feed & CompanyFacts;

/** Locks the feed of a company. Resolves to undefined if another worker follows it now. */
export async function lockFeed(trx: Db, companyId: number): Promise<LockedFeed | undefined> {
  const [feed] = await lock(trx, { companyId });
  return feed && { ...feed, ...(await findFacts.one(trx, { companyId })) };
}

const start = query<{ readonly companyId: number; readonly startedAt: Date }, { position: number }>(
  'webhooks.start_feed',
  `SELECT coalesce(
     (SELECT min(o.position) - 1 FROM outbox o
      WHERE o.company_id = :companyId AND o.position IS NOT NULL AND o.at >= :startedAt),
     (SELECT p.last FROM outbox_positions p WHERE p.company_id = :companyId), 0) AS position
   WHERE NOT EXISTS (
     SELECT FROM outbox u WHERE u.company_id = :companyId AND u.position IS NULL AND u.at < :startedAt)`,
);

/** Returns the position before the first event since a time; undefined while earlier events have no positions. */
export async function positionAt(
  trx: Db,
  companyId: number,
  startedAt: Date,
): Promise<number | undefined> {
  const [row] = await start(trx, { companyId, startedAt });
  return row?.position;
}

const advance = query<{ readonly companyId: number; readonly position: number }>(
  'webhooks.advance_feed',
  'UPDATE webhook_feeds f SET position = :position WHERE f.company_id = :companyId',
);

/** Notes that the events up to a position have their deliveries. */
export async function advanceFeed(trx: Db, companyId: number, position: number): Promise<void> {
  await advance(trx, { companyId, position });
}

const end = query<{ readonly companyId: number }>(
  'webhooks.end_feed',
  'DELETE FROM webhook_feeds f WHERE f.company_id = :companyId',
);

/** Ends following the feed of a company without enabled webhooks. */
export async function endFeed(trx: Db, companyId: number): Promise<void> {
  await end(trx, { companyId });
}
