import { operations } from '../../../generated/erp/operations.js';
import { requests } from '../../../generated/erp/requests.js';
import { ApiError, type Message, requestErrors } from '../../kernel/errors.js';
import { type Item, writeCsv } from '../../kernel/export/csv.js';
import { forPeople, type Headings } from '../../kernel/export/people.js';
import { writeXlsx } from '../../kernel/export/xlsx.js';
import type { AnyHandler, OperationFacts, RequestValidators } from '../../kernel/http/contract.js';
import { parseQuery } from '../../kernel/http/input/query.js';
import { assertValid } from '../../kernel/http/input/validation.js';
import { columnsFor, mediaTypes, nameOf } from '../../kernel/http/reply/export.js';
import { assertPermitted } from '../../kernel/http/steps.js';
import type { Context, Principal } from '../../kernel/operations/handlers.js';
import type { ExportReply } from '../../kernel/operations/lists.js';
import { text } from './messages/index.js';
import type { Days } from './schedule.js';

export type Format = keyof typeof mediaTypes;

/** Parts of the API that files of lists are made with. */
export interface ListFileParts {
  /** The handlers of the lists, by their operations. */
  readonly handlers: Readonly<Record<string, AnyHandler | undefined>>;
  readonly headings: Headings;
}

/** A list as a file. */
export interface ListFile {
  readonly bytes: Buffer;
  /** Without an ending, such as `invoices`. */
  readonly name: string;
  readonly contentType: string;
  readonly rows: number;
}

/** An export that is asked for. */
export interface AskedFile {
  /** Path and query of the list. */
  readonly path: string;
  readonly format: Format;
  readonly days: Days;
}

type Facts = OperationFacts & { readonly path: string };

/** The lists that can be exported, by their paths. */
const lists: ReadonlyMap<string, Facts> = new Map(
  Object.values<Facts>(operations)
    .filter(({ columns, path }) => columns.length > 0 && !path.includes('{'))
    .map((facts) => [facts.path, facts]),
);

const validators: Readonly<Record<string, RequestValidators>> = requests;

const setBySchedule = ['format', 'page', 'pageSize', 'cursor', 'totals', 'locale', 'count'];

const pathFault = (message: Message) => requestErrors.invalidField('body.path', message);

function readQuery({ format, days, path }: AskedFile): Record<string, string> {
  const [, search = ''] = path.split('?', 2);
  const query = parseQuery(search);
  const name = [...setBySchedule, ...Object.keys(days)].find((one) => one in query);
  if (name !== undefined) throw pathFault(text('setBySchedule', { name }));
  return { ...query, ...days, format };
}

/** Names the fault of the list as one of the path. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 400) return error;
  const [detail] = error.details;
  if (detail === undefined || detail.path === 'body.path') return error;
  return pathFault(text('faultOfList', { fault: detail.message }));
}

/**
 * Returns the operation and the query of a list.
 *
 * @throws ApiError 400 for a path that is no exportable list with valid parameters, 403 without the permission to read it
 */
export function readList(asked: AskedFile, principal: Principal) {
  const [path = ''] = asked.path.split('?', 1);
  const operation = lists.get(path);
  if (operation === undefined) throw pathFault(text('notExportable', { path }));
  assertPermitted(operation.permission, principal);
  try {
    const query = readQuery(asked);
    assertValid(validators[operation.id]?.query, query, 'query');
    return { operation, query };
  } catch (error) {
    throw refusalOf(error);
  }
}

const maxMegabytes = 5;

/**
 * Writes a list as a file, as its operation does for the caller of the context.
 *
 * @throws ApiError 400 for a query that the list refuses and for a file of more than 5 MB, 403 without a permission
 */
export async function writeListFile(
  { handlers, headings }: ListFileParts,
  ctx: Context,
  asked: AskedFile,
): Promise<ListFile> {
  assertPermitted('exports:run', ctx.principal);
  const { operation, query } = readList(asked, ctx.principal);
  const handler = handlers[operation.id];
  if (handler === undefined) throw new Error(`${operation.id} cannot be scheduled`);
  const call = { params: {}, query, headers: {}, body: undefined };
  const reply = (await handler(call as never, ctx)) as ExportReply;
  let rows = 0;
  async function* counted(): AsyncGenerator<readonly Item[]> {
    for await (const chunk of reply.chunks) {
      rows += chunk.length;
      yield chunk as readonly Item[];
    }
  }
  const name = nameOf(operation);
  const fields = (query as { readonly fields?: readonly string[] }).fields;
  const columns = columnsFor(operation, fields, reply);
  const form = forPeople(ctx.principal.locale, headings);
  const file =
    asked.format === 'csv'
      ? writeCsv(columns, counted(), form)
      : writeXlsx(name, columns, counted(), undefined, form);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const bytes of file) {
    parts.push(bytes);
    size += bytes.length;
    if (size > maxMegabytes * 2 ** 20) {
      throw pathFault(text('fileTooLarge', { limit: maxMegabytes }));
    }
  }
  return { bytes: Buffer.concat(parts), name, contentType: mediaTypes[asked.format], rows };
}
