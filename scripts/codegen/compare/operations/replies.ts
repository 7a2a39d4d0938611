import { type JsonRecord, recordAt, resolve } from '../../model/document.js';
import type { ContractDocument, OperationModel, ReplyModel } from '../../model/model.js';
import { sparing } from '../change.js';
import { added, changedFrom, removed } from '../difference.js';
import { compareSchemas } from '../schemas/compare-schemas.js';
import { compareExamples } from './examples.js';
import { type OperationPair, writtenOperation } from './operation-pair.js';

const isSuccess = ({ status }: ReplyModel): boolean => status < 300;

export function compareReplies(pair: OperationPair): void {
  const { before, after, report } = pair;
  for (const old of before.replies) {
    // A success reply with another status is still the success reply.
    const now = after.replies.find((one) =>
      isSuccess(old) ? isSuccess(one) : one.status === old.status,
    );
    const place = `reply ${old.status}`;
    if (now === undefined) {
      report(place, 'status-removed', removed('the status'));
      continue;
    }
    if (now.status !== old.status) {
      const difference = changedFrom(String(old.status), String(now.status));
      report(place, 'success-status-changed', difference);
    }
    compareReply(pair, place, old, now);
  }
  for (const now of after.replies) {
    if (isSuccess(now) || before.replies.some(({ status }) => status === now.status)) continue;
    report(`reply ${now.status}`, 'status-added', added());
  }
}

function compareReply(pair: OperationPair, place: string, old: ReplyModel, now: ReplyModel): void {
  const { documents, report } = pair;
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
