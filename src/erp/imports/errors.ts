import { type Fault, sentenceOf } from '../../kernel/imports/table.js';
import { text } from '../../kernel/messages/index.js';
import { errors, refuse, refuseAll } from '../errors.js';

const pathOf = ({ line, column }: Fault): string =>
  ['body.file', line, ...(column === undefined ? [] : [column])].join('.');

const detailsOf = (faults: readonly Fault[]) =>
  faults.map((fault) => ({ path: pathOf(fault), message: sentenceOf(fault) }));

/** Errors of imports. */
export const importErrors = {
  /** @param count  the number of rows with faults, of which an error names some */
  refused: (count: number, ...faults: readonly Fault[]) =>
    refuseAll('import_refused', detailsOf(faults), text('importRefused', { count })),
  /** @param count  the number of documents of the lines before, which stay */
  stopped: (count: number, ...faults: readonly Fault[]) =>
    refuseAll('import_refused', detailsOf(faults), text('importStopped', { count })),
  notFound: (id: number) => errors.notFound('import', id),
  unknownKind: (kind: string) => refuse('not_found', text('importKindUnknown', { kind })),
  tooMany: (most: number) => refuse('too_many_imports', text('importTooMany', { most })),
  over: (id: number) => refuse('import_over', text('importOver', { id })),
} as const;
