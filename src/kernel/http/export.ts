import { Readable } from 'node:stream';
import { pipeline as streamTo } from 'node:stream/promises';
import { requestErrors } from '../errors.js';
import { type Item, writeCsv } from '../export/csv.js';
import { writeXlsx } from '../export/xlsx.js';
import type { ExportReply } from '../lists.js';
import { dayIn } from '../time.js';
import { record } from './answer.js';
import type { Column, OperationFacts } from './contract.js';
import type { Exchange } from './exchange.js';
import { fieldsAsked } from './fields.js';
import { begin } from './reply.js';
import type { Operation, Pipeline } from './services.js';
import { disposition } from './success.js';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Format = keyof typeof mediaTypes;

/** A reader that takes nothing for so long has gone; it would hold a connection for ever. */
const stalledMs = 30_000;

/** The file asked for in place of a page. */
export function formatAsked({ call }: Exchange): Format | undefined {
  return (call.query as { readonly format?: Format }).format;
}

/**
 * An export is all of a list, so it has no page to begin at.
 *
 * @param query  as sent, before defaults are filled in
 * @throws ApiError 400
 */
export function refusePaging({ columns }: OperationFacts, query: Readonly<Record<string, string>>) {
  if (columns.length === 0 || !('format' in query)) return;
  const name = ['page', 'pageSize', 'cursor'].find((one) => one in query);
  if (name === undefined) return;
  throw requestErrors.invalidField(`query.${name}`, {
    en: `${name} does not go with format: an export holds every record that matches`,
    es: `${name} no va con format: una exportación contiene todos los registros que coinciden`,
  });
}

/** In the order of `fields` where that is given. */
function columnsFor({ columns }: Operation, exchange: Exchange): readonly Column[] {
  const fields = fieldsAsked(exchange);
  if (fields === undefined) return columns;
  return [...new Set(fields)].flatMap((name) => columns.filter((column) => column.name === name));
}

/** `listStockMovements` is called `stock-movements`. */
const nameOf = ({ id }: Operation): string =>
  id
    .replace(/^list/, '')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();

/** In tests and development every row is judged as a page of the list would be. */
async function* checked(
  { contract, services }: Pipeline,
  { id, status }: Operation,
  chunks: AsyncIterable<readonly object[]>,
): AsyncGenerator<readonly Item[]> {
  const validate = services.checksReplies ? contract.replies[id]?.[status] : undefined;
  for await (const chunk of chunks) {
    for (let start = 0; validate !== undefined && start < chunk.length; start += 100) {
      const data = chunk.slice(start, start + 100);
      const page = { ok: true, data, totalCount: chunk.length, page: 1, pageSize: 100 };
      if (!validate(page)) {
        throw new Error(`${id} exports against its contract: ${JSON.stringify(validate.errors)}`);
      }
    }
    yield chunk as readonly Item[];
  }
}

/** Goes on after the first chunk, which was read before. */
async function* withFirst<T>(
  first: IteratorResult<T>,
  rest: AsyncIterable<T>,
): AsyncGenerator<T, void> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

const hasGone = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

async function writeFile(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  rows: AsyncIterable<readonly Item[]>,
): Promise<void> {
  const { clock, cors } = pipeline.services;
  const { request, response, principal } = exchange;
  const format = formatAsked(exchange) ?? 'csv';
  const name = nameOf(operation);
  const day = dayIn(clock.now(), principal?.timeZone ?? 'UTC');
  const headers = ['Cache-Control', 'no-store', ...disposition(`${name}-${day}.${format}`)];
  const head = { status: operation.status, contentType: mediaTypes[format], headers };
  begin(exchange, head, cors.headersFor(request));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const columns = columnsFor(operation, exchange);
  const file = format === 'csv' ? writeCsv(columns, rows) : writeXlsx(name, columns, rows);
  response.setTimeout(stalledMs);
  await streamTo(Readable.from(file, { objectMode: false }), response);
}

/**
 * Streams every row of a list as a file, no faster than it is taken. A failure midway breaks the connection off: a
 * file that ended as if it were whole would be believed. A client that goes away ends the query.
 *
 * @throws whatever fails with the first rows, before anything was answered, or later
 */
export async function answerExport(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  { chunks }: ExportReply,
): Promise<void> {
  const source = checked(pipeline, operation, chunks);
  try {
    // What fails at once is still answered in the envelope.
    const rows = withFirst(await source.next(), source);
    await writeFile(pipeline, operation, exchange, rows);
  } catch (error) {
    if (!hasGone(error)) throw error;
  } finally {
    // A reader that was never begun does not end what it would have read.
    await source.return(undefined);
  }
  record(pipeline, operation.id, exchange, operation.status);
}
