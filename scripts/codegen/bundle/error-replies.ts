import { isRecord, type JsonRecord, recordAt, stringAt, stringsAt } from '../model/document.js';
import { declarationKey } from './declarations.js';

/** The member of `openapi.yaml` with a reference to the reply of each status of an error. */
export const errorRepliesKey = 'x-error-replies';

/** The errors of a contract. */
export interface ErrorReplies {
  /** The absolute path of the file with the reply, and the pointer to it, by status. */
  readonly replies: Readonly<Record<string, { readonly path: string; readonly pointer: string }>>;
  /** The schema of the error codes, with their statuses. */
  readonly codes: unknown;
}

/** Statuses that an operation without credentials does not answer. */
const onlyWithCredentials = new Set(['401', '403']);

const statusesOf = (table: JsonRecord, codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => (table[code] === undefined ? [] : [String(table[code])]));

/**
 * Adds to each operation of a file the replies of the errors that it can answer: those of its codes in `x-errors`, and
 * those of the common codes. A reply that the operation declares itself stays.
 *
 * @param referTo  returns the reference from the file to a place in another one
 */
export function addErrorReplies(
  file: unknown,
  { replies, codes }: ErrorReplies,
  referTo: (path: string, pointer: string) => string,
): void {
  const declared = Object.entries(recordAt(recordAt(file, declarationKey), 'errors'));
  const statuses = {
    ...recordAt(codes, 'x-status'),
    ...Object.fromEntries(
      declared.map(([code, one]) => [code, recordAt({ one }, 'one')['status']]),
    ),
  };
  const common = statusesOf(statuses, stringsAt(codes, 'x-common-errors'));
  const items = Object.values(recordAt(file, 'paths')).filter(isRecord);
  for (const operation of items.flatMap((item) => Object.values(item)).filter(isRecord)) {
    if (!isRecord(operation['responses']) || operation['x-errors'] === undefined) continue;
    const isPublic = stringAt(operation, 'x-permission') === 'public';
    const needed = [
      ...common.filter((status) => !isPublic || !onlyWithCredentials.has(status)),
      ...statusesOf(statuses, stringsAt(operation, 'x-errors')),
    ];
    const added = needed.flatMap((status) => {
      const reply = replies[status];
      return reply === undefined ? [] : [[status, { $ref: referTo(reply.path, reply.pointer) }]];
    });
    Object.assign(operation['responses'], {
      ...Object.fromEntries(added),
      ...operation['responses'],
    });
  }
}
