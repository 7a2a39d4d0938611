import type { Api, Entry } from '../api.js';
import type { Words } from '../words/en.js';

/** A fact of an operation that callers plan with. */
export interface Fact {
  readonly name: string;
  readonly text: string;
  readonly isCode: boolean;
  /** The guide that explains it. */
  readonly guide?: string;
}

function permission({ permissions }: Words, { operation }: Entry): Pick<Fact, 'text' | 'isCode'> {
  const { 'x-permission': name } = operation;
  return name in permissions
    ? { text: permissions[name as keyof typeof permissions], isCode: false }
    : { text: name, isCode: true };
}

/** Returns the facts of an operation that callers plan with. */
export function operationFacts(words: Words, api: Api, entry: Entry): readonly Fact[] {
  const { operation } = entry;
  const { group, method } = operation['x-sdk'];
  const { 'x-pagination': paging, 'x-rate-limit': limit, 'x-idempotent': kind } = operation;
  const repetition = { text: words.idempotent[kind], isCode: false, guide: 'idempotency' };
  return [
    { name: words.permission, ...permission(words, entry) },
    { name: words.rateLimit, text: limit, isCode: true, guide: 'limits' },
    { name: words.repetition, ...repetition },
    ...(paging === undefined
      ? []
      : [{ name: words.paging, text: words.pagings[paging], isCode: false, guide: 'paging' }]),
    { name: words.client, text: `${api.name}.${group}.${method}`, isCode: true },
  ];
}
