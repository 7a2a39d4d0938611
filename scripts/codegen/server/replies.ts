import { type OperationModel, type ReplyModel, successesOf } from '../model/model.js';
import { typeText } from '../text/type-text.js';

/** Returns the success reply; the one of the lowest status if there are several. */
export function successOf(operation: OperationModel): ReplyModel {
  const [success] = operation.replies;
  if (success === undefined) throw new Error(`${operation.id} declares no reply`);
  return success;
}

export const hasETag = ({ headers }: ReplyModel): boolean =>
  headers.some((header) => header.toLowerCase() === 'etag');

/** Returns the member of the operations table for an operation with several success statuses. */
export function severalSuccesses(operation: OperationModel) {
  const successes = successesOf(operation);
  if (successes.length === 1) return {};
  return { successes: successes.map((one) => ({ status: one.status, etag: hasETag(one) })) };
}

/** Returns the type of what the handler returns: the body, or one of several statuses with its body. */
export function replyType(operation: OperationModel): string {
  const successes = successesOf(operation);
  if (successes.length === 1) return successType(successOf(operation));
  const members = successes.map((reply) => {
    const isEmpty = reply.kind === 'none';
    return `\n  | { readonly status: ${reply.status}; readonly body${isEmpty ? '?' : ''}: ${successType(reply)} }`;
  });
  return members.join('');
}

function successType(reply: ReplyModel): string {
  if (reply.kind === 'binary') return 'BinaryReply';
  return reply.kind === 'none' ? 'undefined' : typeText(reply.schema);
}
