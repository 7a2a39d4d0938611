import { requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import {
  isJson,
  maxJsonBytes,
  maxPublicJsonBytes,
  parseJson,
  readBody,
} from '../body/json-body.js';
import { isMultipart, readMultipart } from '../body/multipart.js';
import type { Contract, OperationFacts } from '../contract.js';
import { refusePaging } from '../reply/export.js';
import type { Exchange } from '../server/exchange.js';
import { parseQuery } from './query.js';
import { assertValid } from './validation.js';

/** Only the headers that the operation declares. Other headers never reach a handler. */
function declaredHeaders(operation: OperationFacts, exchange: Exchange): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of operation.headers) {
    const value = exchange.request.headers[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

async function readJson(operation: OperationFacts, exchange: Exchange): Promise<unknown> {
  const { request } = exchange;
  const type = request.headers['content-type'];
  const isEmpty = request.headers['content-length'] === '0' || !hasBody(exchange);
  if (isEmpty && !operation.bodyRequired) return undefined;
  if (!isEmpty && !isJson(type)) {
    const either = text('eitherType', { one: 'application/json', other: 'multipart/form-data' });
    const wanted = operation.body === 'json or multipart' ? either : 'application/json';
    throw requestErrors.unsupportedMediaType(wanted);
  }
  const isPublic = operation.permission === 'public';
  const bytes = await readBody(request, isPublic ? maxPublicJsonBytes : maxJsonBytes);
  return parseJson(bytes, operation.verbatim);
}

function hasBody({ request }: Exchange): boolean {
  return (
    request.headers['content-length'] !== undefined ||
    request.headers['transfer-encoding'] !== undefined
  );
}

async function readInputBody(operation: OperationFacts, exchange: Exchange): Promise<unknown> {
  if (operation.body === 'none') return undefined;
  const isForm =
    operation.body === 'json or multipart'
      ? isMultipart(exchange.request.headers['content-type'])
      : operation.body === 'multipart';
  return isForm ? readMultipart(operation.uploads, exchange) : readJson(operation, exchange);
}

/**
 * Reads, decodes and validates all input of an operation into `exchange.call`.
 *
 * @throws ApiError 400, 413 or 415
 */
export async function readInput(
  contract: Contract,
  operation: OperationFacts,
  exchange: Exchange,
): Promise<void> {
  const { call } = exchange;
  const validators = contract.requests[operation.id] ?? {};
  assertValid(validators.params, call.params, 'path');
  const query = parseQuery(exchange.search);
  refusePaging(operation, query);
  assertValid(validators.query, query, 'query');
  call.query = query;
  const headers = declaredHeaders(operation, exchange);
  assertValid(validators.headers, headers, 'header');
  call.headers = headers;
  call.body = await readInputBody(operation, exchange);
  if (call.body !== undefined) assertValid(validators.body, call.body, 'body');
}
