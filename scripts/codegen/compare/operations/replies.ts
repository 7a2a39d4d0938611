import { type JsonRecord, recordAt, resolve } from '../../model/document.js';
import {
  type ContractDocument,
  type OperationModel,
  type ReplyModel,
  successesOf,
} from '../../model/model.js';
import { sparing } from '../change.js';
import { added, changedFrom, removed } from '../difference.js';
import { compareSchemas } from '../schemas/compare-schemas.js';
import { compareExamples } from './examples.js';
import { type OperationPair, writtenOperation } from './operation-pair.js';

const isSuccess = ({ status }: ReplyModel): boolean => status < 300;

export function compareReplies(pair: OperationPair): void {
  const kept = new Set<ReplyModel>();
  for (const old of pair.before.replies) {
    const now = counterpart(pair, old);
    if (now === undefined) reportRemoved(pair, old);
    else {
      kept.add(now);
      compareReply(pair, old, now);
    }
  }
  for (const now of pair.after.replies) if (!kept.has(now)) reportAdded(pair, now);
}

/** Returns the reply of the same status. A success whose status is gone continues as a new success, if there is one. */
function counterpart({ before, after }: OperationPair, old: ReplyModel): ReplyModel | undefined {
  const isIn = (replies: readonly ReplyModel[]) => (one: ReplyModel) =>
    replies.some(({ status }) => status === one.status);
  const same = after.replies.find(({ status }) => status === old.status);
  if (same !== undefined || !isSuccess(old)) return same;
  const lost = successesOf(before).filter((one) => !isIn(after.replies)(one));
  const gained = successesOf(after).filter((one) => !isIn(before.replies)(one));
  return gained[lost.indexOf(old)];
}

function reportRemoved({ after, report }: OperationPair, old: ReplyModel): void {
  const rule = isSuccess(old) ? 'success-status-removed' : 'status-removed';
  const spared = hasBodyOf(successesOf(after), old) ? (['sdk'] as const) : [];
  report(`reply ${old.status}`, rule, removed('the status'), spared);
}

function reportAdded({ before, after, report }: OperationPair, now: ReplyModel): void {
  const rule = isSuccess(now) ? 'success-status-added' : 'status-added';
  const own = hasBodyOf(successesOf(before), now) ? sparing(report, 'sdk') : report;
  // The mock answers the first success unless it is asked for another one.
  const isFirst = now === after.replies[0];
  own(`reply ${now.status}`, rule, added(), isFirst ? [] : ['mock']);
}

/** Returns true if a success has the same body, so that the types of the client stay the same. */
const hasBodyOf = (successes: readonly ReplyModel[], { schema }: ReplyModel): boolean =>
  successes.some((one) => JSON.stringify(one.schema) === JSON.stringify(schema));

function compareReply(pair: OperationPair, old: ReplyModel, now: ReplyModel): void {
  const { documents, report } = pair;
  const place = `reply ${old.status}`;
  if (now.status !== old.status) {
    const difference = changedFrom(String(old.status), String(now.status));
    report(place, 'success-status-changed', difference);
  }
  const before = writtenReply(documents.before, pair.before, old);
  const after = writtenReply(documents.after, pair.after, now);
  compareMediaTypes(pair, place, [old, now], [before, after]);
  compareHeaders(pair, place, [before, after]);
  if (old.schema === undefined || now.schema === undefined) return;
  compareSchemas({ documents, direction: 'reply', report }, place, old.schema, now.schema);
  compareExamples({ place, report, document: documents.before, schema: old.schema }, [
    recordAt(recordAt(before, 'content'), old.contentType ?? ''),
    recordAt(recordAt(after, 'content'), now.contentType ?? ''),
  ]);
}

/** The reply in the document. */
function writtenReply(
  document: ContractDocument,
  operation: OperationModel,
  { status }: ReplyModel,
): unknown {
  const responses = recordAt(writtenOperation(document, operation), 'responses');
  return resolve(document, responses[status]);
}

type Both<T> = readonly [T, T];

function compareMediaTypes(
  { report }: OperationPair,
  place: string,
  [old, now]: Both<ReplyModel>,
  written: Both<unknown>,
): void {
  const [main, mainNow] = [old, now].map(({ contentType }) => contentType ?? 'no body');
  if (main !== mainNow) {
    // The client returns a file for every media type except JSON. It has no types for single kinds of failure.
    const isTyped = isSuccess(old) && old.kind !== now.kind;
    const own = isTyped ? report : sparing(report, 'sdk');
    own(place, 'reply-media-type-changed', changedFrom(main ?? '', mainNow ?? ''));
  }
  const [before = [], after = []] = written.map((reply) => Object.keys(recordAt(reply, 'content')));
  const isNews = (type: string): boolean => type !== main && type !== mainNow;
  for (const type of before.filter((one) => isNews(one) && !after.includes(one))) {
    report(place, 'reply-media-type-removed', removed(type));
  }
  for (const type of after.filter((one) => isNews(one) && !before.includes(one))) {
    report(place, 'reply-media-type-added', added(type));
  }
}

/** Returns the headers of a reply by their names in lower case, each with its original name. */
function headersOf(
  document: ContractDocument,
  reply: unknown,
): ReadonlyMap<string, readonly [string, JsonRecord]> {
  return new Map(
    Object.entries(recordAt(reply, 'headers')).map(([name, raw]) => [
      name.toLowerCase(),
      [name, recordAt(resolve(document, raw), 'schema')],
    ]),
  );
}

function compareHeaders(
  { documents, report }: OperationPair,
  place: string,
  [before, after]: Both<unknown>,
): void {
  const old = headersOf(documents.before, before);
  const now = headersOf(documents.after, after);
  // The client has no types of headers, and the mock sends none.
  const wire = { documents, direction: 'reply', report: sparing(report, 'sdk', 'mock') } as const;
  for (const [key, [name, schema]] of old) {
    const at = `${place} header ${name}`;
    const [, other] = now.get(key) ?? [];
    if (other === undefined) report(at, 'reply-header-removed', removed('the header'));
    else compareSchemas(wire, at, schema, other);
  }
  for (const [key, [name]] of now) {
    if (!old.has(key)) report(`${place} header ${name}`, 'reply-header-added', added());
  }
}
