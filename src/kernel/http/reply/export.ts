import { actorOf, writeAudit } from '../../audit/queries.js';
import { codeOf } from '../../db/errors.js';
import { inTransaction } from '../../db/transaction.js';
import { errors, requestErrors } from '../../errors.js';
import { type Item, writeCsv } from '../../export/csv.js';
import { type FileForm, forPeople, forPrograms } from '../../export/people.js';
import { sendSpool } from '../../export/send.js';
import type { Spool } from '../../export/spool.js';
import { writeXlsx } from '../../export/xlsx.js';
import { text } from '../../messages/index.js';
import type { ExportReply } from '../../operations/lists.js';
import type { RequestFacts } from '../../principal.js';
import { dayIn } from '../../values/time.js';
import type { Column, OperationFacts } from '../contract.js';
import { requestedFields } from '../input/fields.js';
import type { Exchange } from '../server/exchange.js';
import type { Operation, Pipeline } from '../services.js';
import { abandonmentOf } from './abandonment.js';
import { record } from './answer.js';
import { begin } from './reply.js';
import { disposition } from './success.js';

export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Format = keyof typeof mediaTypes;

/** The requested file format, if the request is an export. */
export function requestedFormat({ call }: Exchange): Format | undefined {
  return (call.query as { readonly format?: Format }).format;
}

/** The form of the file: for people if the request names their locale. */
function formFor({ contract }: Pipeline, { call }: Exchange): FileForm {
  const { locale } = call.query as { readonly locale?: string };
  return locale === undefined ? forPrograms : forPeople(locale, contract.headings);
}

const pageParameters = ['page', 'pageSize', 'cursor', 'totals', 'limit', 'offset', 'after'];

/**
 * Refuses the parameters of a page of either kind of list and of its totals, because an export contains the whole list and
 * nothing else.
 *
 * @param query  as sent, before defaults are filled in
 * @throws ApiError 400
 */
export function refusePaging({ columns }: OperationFacts, query: Readonly<Record<string, string>>) {
  if (columns.length === 0 || !('format' in query)) return;
  const name = pageParameters.find((one) => one in query);
  if (name === undefined) return;
  throw requestErrors.invalidField(`query.${name}`, text('pagingOfExport', { name }));
}

/** Returns the columns, in the order of `fields` if the request names them. A map stands for its columns, or is JSON without any. */
export function columnsFor(
  operation: Pick<OperationFacts, 'columns'>,
  fields: readonly string[] | undefined,
  { ownColumns = [] }: Pick<ExportReply, 'ownColumns'>,
): readonly Column[] {
  const columns = [...operation.columns, ...ownColumns];
  if (fields === undefined) return columns;
  return [...new Set(fields)].flatMap((name): readonly Column[] => {
    const named = columns.filter((column) => (column.own?.map ?? column.name) === name);
    return named.length > 0 ? named : [{ name, kind: 'json' }];
  });
}

/** `listStockMovements` is called `stock-movements`. */
export const nameOf = ({ id }: Pick<OperationFacts, 'id'>): string =>
  id
    .replace(/^list/, '')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();

/** In tests and development, validates every row like a page of the list. */
async function* checked(
  { contract, services }: Pipeline,
  { id, status }: Operation,
  { chunks, pageOf }: ExportReply,
): AsyncGenerator<readonly Item[]> {
  const validate = services.checksReplies ? contract.replies[id]?.[status] : undefined;
  for await (const chunk of chunks) {
    for (let start = 0; validate !== undefined && start < chunk.length; start += 100) {
      if (!validate(pageOf(chunk.slice(start, start + 100)))) {
        throw new Error(`${id} exports against its contract: ${JSON.stringify(validate.errors)}`);
      }
    }
    yield chunk as readonly Item[];
  }
}

/** Sends the headers of the file, which is all for a HEAD request. */
function beginFile(
  { services: { clock, cors } }: Pipeline,
  operation: Operation,
  exchange: Exchange,
  length: readonly string[],
): void {
  const format = requestedFormat(exchange) ?? 'csv';
  const day = dayIn(clock.now(), exchange.principal?.timeZone ?? 'UTC');
  const file = disposition(`${nameOf(operation)}-${day}.${format}`);
  const headers = ['Cache-Control', 'no-store', ...file, ...length, ...exchange.replyHeaders];
  const head = { status: operation.status, contentType: mediaTypes[format], headers };
  begin(exchange, head, cors.headersFor(exchange.request));
}

/** Writes every row into the spool, at the speed of the database. Resolves to the number of rows. */
async function fill(
  pipeline: Pipeline,
  spool: Spool,
  operation: Operation,
  exchange: Exchange,
  columns: readonly Column[],
  chunks: AsyncIterable<readonly Item[]>,
  endsAt: number,
): Promise<number> {
  let count = 0;
  async function* counted(): AsyncGenerator<readonly Item[]> {
    for await (const chunk of chunks) {
      count += chunk.length;
      yield chunk;
    }
  }
  const rows = counted();
  const isCsv = requestedFormat(exchange) === 'csv';
  const form = formFor(pipeline, exchange);
  const file = isCsv
    ? writeCsv(columns, rows, form)
    : writeXlsx(nameOf(operation), columns, rows, undefined, form);
  for await (const bytes of file) {
    if (exchange.response.destroyed) break;
    if (performance.now() >= endsAt) throw errors.unavailable();
    await spool.append(bytes);
  }
  return count;
}

/** Writes an audit entry without filters, because a filter may hold the name of a person. */
async function audit(
  { services: { db, clock } }: Pipeline,
  operation: Operation,
  exchange: Exchange,
  request: RequestFacts,
  rows: number,
): Promise<void> {
  const { principal } = exchange;
  if (principal === undefined) return;
  const after = { format: requestedFormat(exchange), rows };
  const entry = { objectType: 'export' as const, objectId: nameOf(operation), after };
  // Not by the reader of the rows, which may be a replica.
  await inTransaction(db, (trx) =>
    writeAudit(trx, actorOf(principal), request, clock.now(), entry),
  );
}

/** Logs clients that were too slow. A client that disconnects is not a fault. */
function tellBreak({ services }: Pipeline, { id }: Operation, exchange: Exchange, error: unknown) {
  const code = codeOf(error);
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  if (code !== 'ABORT_ERR') throw error;
  const { requestId } = exchange;
  services.log.warn({ requestId, operation: id }, 'Broke off an export: its reader was too slow');
}

async function writeFile(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  request: RequestFacts,
  reply: ExportReply,
): Promise<void> {
  const rows = checked(pipeline, operation, reply);
  const columns = columnsFor(operation, requestedFields(exchange), reply);
  const { limits, openSpool, inTurn } = pipeline.services.exports;
  const { response, principal, ip } = exchange;
  const endsAt = performance.now() + limits.totalMs;
  const spool = await openSpool(principal === undefined ? ip : String(principal.companyId));
  try {
    const count = await inTurn({ signals: [abandonmentOf(response)()] }, () =>
      fill(pipeline, spool, operation, exchange, columns, rows, endsAt),
    );
    if (response.destroyed) return;
    await audit(pipeline, operation, exchange, request, count);
    beginFile(pipeline, operation, exchange, ['Content-Length', String(spool.size)]);
    await sendSpool(spool, response, limits, endsAt);
  } catch (error) {
    tellBreak(pipeline, operation, exchange, error);
  } finally {
    await spool.close();
  }
}

/**
 * Returns all rows of a list as a file. The rows are read into a spool at the speed of the database, and sent from
 * there without a connection. A failure before the file is complete is answered in the error envelope. A client that
 * is disconnected has received fewer bytes than `Content-Length` announces. An audit entry is written before the first
 * byte is sent.
 *
 * @throws any failure before the first byte; ApiError 503 with Retry-After beyond the limits
 */
export async function answerExport(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  request: RequestFacts,
  reply: ExportReply,
): Promise<void> {
  if (exchange.request.method === 'HEAD') {
    beginFile(pipeline, operation, exchange, []);
    exchange.response.end();
  } else {
    await writeFile(pipeline, operation, exchange, request, reply);
  }
  record(pipeline, operation.id, exchange, operation.status);
}
