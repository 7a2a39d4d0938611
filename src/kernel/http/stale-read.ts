import type { Pool } from '../db/pool.js';
import type { ReplicaReader, Replicas } from '../db/replicas/replicas.js';
import { ApiError } from '../errors.js';
import { requestedFormat } from './reply/export.js';
import type { Exchange } from './server/exchange.js';
import type { Operation, Services } from './services.js';

/** `max-staleness=30`, among other preferences of RFC 7240. */
function preferredAge(header: string | undefined): number | undefined {
  for (const preference of header?.split(',') ?? []) {
    const [, seconds] = /^\s*max-staleness\s*=\s*"?(\d{1,9})"?\s*$/i.exec(preference) ?? [];
    if (seconds !== undefined) return Number(seconds);
  }
  return undefined;
}

interface AcceptedAge {
  readonly seconds: number;
  /** True if the caller requested it. */
  readonly isPreference: boolean;
}

/** Returns the age that the caller accepts, in seconds; undefined if the answer must be current. */
function acceptedAge(
  { maxAgeSeconds }: Replicas,
  operation: Operation,
  exchange: Exchange,
): AcceptedAge | undefined {
  if (operation.method !== 'GET') return undefined;
  const { prefer } = exchange.call.headers as { readonly prefer?: string };
  const preferred = preferredAge(prefer);
  if (preferred !== undefined) return { seconds: preferred, isPreference: true };
  const isReport = operation.report || requestedFormat(exchange) !== undefined;
  return isReport ? { seconds: maxAgeSeconds, isPreference: false } : undefined;
}

/** Returns the headers that tell the caller that a replica answered. */
function ageHeadersOf({ age }: ReplicaReader, accepted: AcceptedAge): readonly string[] {
  const headers = ['Data-Age', String(Math.ceil(age))];
  if (!accepted.isPreference) return headers;
  return [...headers, 'Preference-Applied', `max-staleness=${accepted.seconds}`];
}

/** Resolves to false if the replica failed and nothing has been sent. */
async function answerFromReplica(
  reader: ReplicaReader,
  { replyHeaders, response }: Exchange,
  answer: (db: Pool) => Promise<void>,
  ageHeaders: readonly string[],
): Promise<boolean> {
  const count = replyHeaders.length;
  replyHeaders.push(...ageHeaders);
  try {
    await answer(reader.db);
    return true;
  } catch (error) {
    replyHeaders.length = count;
    if (!(error instanceof ApiError)) reader.failed(error);
    if (response.headersSent || response.destroyed) throw error;
    return false;
  }
}

/**
 * Answers from a replica if the caller accepts an answer of its age. A read that fails there is repeated on the primary:
 * the replica may be lost, or lack the record or the table.
 */
export async function answerFrom(
  { db, metrics }: Services,
  replicas: Replicas,
  operation: Operation,
  exchange: Exchange,
  answer: (db: Pool) => Promise<void>,
): Promise<void> {
  const accepted = acceptedAge(replicas, operation, exchange);
  if (accepted === undefined) return answer(db);
  const reader = replicas.choose(accepted.seconds);
  const headers = reader === undefined ? [] : ageHeadersOf(reader, accepted);
  if (reader !== undefined && (await answerFromReplica(reader, exchange, answer, headers))) {
    metrics.readFrom('replica');
    return;
  }
  metrics.readFrom('primary');
  return answer(db);
}
