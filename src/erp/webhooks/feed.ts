import type { Pool } from '../../kernel/db/pool.js';
import { inTransaction, type Transaction } from '../../kernel/db/transaction.js';
import { startLoop } from '../../kernel/jobs/loop.js';
import type { Logger } from '../../kernel/log.js';
import type { Clock } from '../../kernel/values/time.js';
import { publishTo, type Receiver, receiversOf } from '../../kernel/webhooks/events/queries.js';
import { type EventRow, placeEvents, readFeed } from '../events/index.js';
import * as queries from './feed-queries.js';
import { matchesOf } from './subscriptions.js';

/** Reads the records of events for one company. */
export interface RecordReader {
  /** Returns the path of a record in the API; null if no operation reads it alone. */
  linkOf(objectType: string, objectId: string): string | null;
  /** Returns a record as the API shows it; null if there is none. */
  read(objectType: string, objectId: string): Promise<Readonly<Record<string, unknown>> | null>;
}

export interface FeedOptions {
  readonly db: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pollMs?: number;
  readerOf(
    trx: Transaction,
    company: queries.CompanyFacts & {
      readonly companyId: number;
      readonly now: Date;
    },
  ): RecordReader;
}

/** The most events of a company per transaction, so that other companies and requests need not wait for it. */
const mostEvents = 20;

/** The largest record in a delivery, in bytes. A delivery has at most 64 KB. */
const mostBytes = 48 * 1_024;

const shortened = (record: Readonly<Record<string, unknown>> | null) =>
  Buffer.byteLength(JSON.stringify(record)) > mostBytes ? null : record;

interface Form extends Pick<Receiver, 'payload' | 'apiVersion'> {
  readonly webhookIds: string[];
}

/** Returns the forms in which webhooks want an event, each with these webhooks. */
function formsOf(receivers: readonly Receiver[]): Form[] {
  const forms: Form[] = [];
  for (const { id, payload, apiVersion } of receivers) {
    const form = forms.find((one) => one.payload === payload && one.apiVersion === apiVersion);
    if (form === undefined) forms.push({ payload, apiVersion, webhookIds: [id] });
    else form.webhookIds.push(id);
  }
  return forms;
}

/** Writes the deliveries of one event, with a message for each form in which a webhook wants it. */
async function publishEvent(
  trx: Transaction,
  companyId: number,
  event: EventRow,
  receivers: readonly Receiver[],
  reader: RecordReader,
): Promise<void> {
  const names = matchesOf(event.type);
  const matching = receivers.filter(({ events }) => events.some((name) => names.includes(name)));
  for (const group of formsOf(matching)) {
    const { type, object_type: kind, object_id: id, position, at } = event;
    const subject = { type: kind, id, link: reader.linkOf(kind, id) };
    const object = group.payload === 'thin' ? undefined : shortened(await reader.read(kind, id));
    const message = { type, position, subject, object, objectIds: [`${kind}/${id}`, id], at };
    const { apiVersion, webhookIds } = group;
    await publishTo(trx, { companyId, environment: 'erp', apiVersion, ...message }, webhookIds);
  }
}

/** `busy`: another worker follows the company, or nothing can be done yet. */
type Progress = 'advanced' | 'busy';

/** Writes the deliveries of the next events, and notes how far they are written. */
async function advance(
  { clock, readerOf }: FeedOptions,
  trx: Transaction,
  company: queries.LockedFeed & { readonly companyId: number; readonly after: number },
  receivers: readonly Receiver[],
): Promise<Progress> {
  const { companyId, after, position } = company;
  const request = { after, limit: mostEvents, types: undefined, search: undefined };
  const { rows, isCut, last } = await readFeed(trx, companyId, request);
  const reader = readerOf(trx, { ...company, now: clock.now() });
  for (const event of rows) await publishEvent(trx, companyId, event, receivers, reader);
  const reached = Math.max(after, (isCut ? rows.at(-1)?.position : last) ?? 0);
  if (reached === position) return 'busy';
  await queries.advanceFeed(trx, companyId, reached);
  return 'advanced';
}

/**
 * Writes the deliveries of the next events of a company, in the order of the feed. The position advances in the same
 * transaction, so that a worker that is killed loses no event and writes none twice.
 */
async function followCompany(options: FeedOptions, companyId: number): Promise<Progress> {
  return inTransaction(options.db, async (trx) => {
    const feed = await queries.lockFeed(trx, companyId);
    if (feed === undefined) return 'busy';
    const receivers = await receiversOf(trx, { companyId, environment: 'erp' });
    if (receivers.length === 0) {
      await queries.endFeed(trx, companyId);
      return 'advanced';
    }
    if (await placeEvents(trx, companyId)) return 'advanced';
    const after = feed.position ?? (await queries.positionAt(trx, companyId, feed.startedAt));
    if (after === undefined) return 'busy';
    return advance(options, trx, { ...feed, companyId, after }, receivers);
  });
}

/** The time for which a company is passed over after a failure. */
const restMs = 30_000;

/**
 * Turns the events of the changes feeds into deliveries, in any number of processes. It polls, so that documents take no
 * longer because of webhooks.
 */
export function startFeeds(options: FeedOptions) {
  const { db, log, pollMs = 1_000 } = options;
  let last = 0;
  /** The companies to pass over, each with the time until then by `performance.now()`. */
  const resting = new Map<number, number>();
  return startLoop<number>({
    topic: 'webhook feeds',
    // One company at a time, in turns: the work is short, and requests need the connections.
    concurrency: 1,
    pollMs,
    log,
    async take() {
      for (const [companyId, until] of resting) {
        if (until <= performance.now()) resting.delete(companyId);
      }
      const next = await queries.nextCompany(db, last, [...resting.keys()]);
      last = next ?? 0;
      return next === undefined ? [] : [next];
    },
    async run(companyId) {
      resting.set(companyId, performance.now() + restMs);
      const result = await followCompany(options, companyId);
      if (result === 'busy') resting.set(companyId, performance.now() + pollMs);
      else resting.delete(companyId);
    },
    release: async () => undefined,
  });
}
