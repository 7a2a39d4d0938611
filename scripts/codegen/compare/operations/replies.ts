import type { ReplyModel } from '../../model/model.js';
import { compareSchemas } from '../schemas.js';
import type { OperationPair } from './operation-pair.js';

const isSuccess = ({ status }: ReplyModel): boolean => status < 300;

export function compareReplies(pair: OperationPair): void {
  const { before, after, report } = pair;
  for (const old of before.replies) {
    // The success reply stays the success reply when its status changes.
    const now = after.replies.find((one) =>
      isSuccess(old) ? isSuccess(one) : one.status === old.status,
    );
    const place = `reply ${old.status}`;
    if (now === undefined) {
      report(place, 'status-removed', 'the status is gone');
      continue;
    }
    if (now.status !== old.status) {
      report(place, 'success-status-changed', `${old.status} is now ${now.status}`);
    }
    compareReply(pair, place, old, now);
  }
  for (const now of after.replies) {
    if (isSuccess(now) || before.replies.some(({ status }) => status === now.status)) continue;
    report(`reply ${now.status}`, 'status-added', 'new');
  }
}

function compareReply(
  { documents, report }: OperationPair,
  place: string,
  old: ReplyModel,
  now: ReplyModel,
): void {
  const [before, after] = [old, now].map((one) => one.contentType ?? 'no body');
  if (before !== after) report(place, 'reply-media-type-changed', `${before} is now ${after}`);
  const names = (one: ReplyModel): readonly string[] =>
    one.headers.map((name) => name.toLowerCase());
  for (const name of old.headers.filter((one) => !names(now).includes(one.toLowerCase()))) {
    report(`${place} header ${name}`, 'reply-header-removed', 'the header is gone');
  }
  for (const name of now.headers.filter((one) => !names(old).includes(one.toLowerCase()))) {
    report(`${place} header ${name}`, 'reply-header-added', 'new');
  }
  if (old.schema === undefined || now.schema === undefined) return;
  compareSchemas({ documents, direction: 'reply', report }, place, old.schema, now.schema);
}
