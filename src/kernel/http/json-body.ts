import type { IncomingMessage } from 'node:http';
import { type ApiError, type Message, requestErrors } from '../errors.js';
import { hasInexactNumber } from './json-numbers.js';
import { checkText, normalised } from './text.js';

/** The largest JSON body of a caller that has authenticated. */
export const maxJsonBytes = 1_048_576;
/** The largest JSON body of a public operation: credentials and tokens are short. */
export const maxPublicJsonBytes = 16_384;
const maxDepth = 64;
/** The largest `maxItems` of a request. */
const maxItems = 10_000;
/** No object of a contract has a tenth of it; each unknown member would cost an error of its own. */
const maxMembers = 1_000;

/**
 * Reads a whole body into memory. A client that disconnects rejects the promise, so that the log shows why.
 *
 * @throws ApiError 413 as soon as the body is known to exceed `maxBytes`
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maxBytes) return Promise.reject(requestErrors.payloadTooLarge(maxBytes));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else {
        request.removeAllListeners('data');
        request.pause();
        reject(requestErrors.payloadTooLarge(maxBytes));
      }
    });
    request.on('end', () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    request.on('error', reject);
    request.on('aborted', () => reject(requestErrors.malformedJson()));
  });
}

const fault = (en: string, es: string): ApiError => requestErrors.invalidField('body', { en, es });

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw requestErrors.malformedJson();
  }
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Names of the members whose text is kept as sent, or `all` within such a member. */
type Verbatim = readonly string[] | 'all';

function walkArray(items: unknown[], depth: number, verbatim: Verbatim): void {
  if (items.length > maxItems) {
    const limit = maxItems.toLocaleString('en');
    throw fault(`A list has over ${limit} items`, `Una lista tiene más de ${limit} elementos`);
  }
  for (let index = 0; index < items.length; index += 1) {
    items[index] = walk(items[index], depth + 1, verbatim);
  }
}

function walkObject(object: Record<string, unknown>, depth: number, verbatim: Verbatim): void {
  const keys = Object.keys(object);
  if (keys.length > maxMembers) {
    const limit = maxMembers.toLocaleString('en');
    throw fault(`An object has over ${limit} members`, `Un objeto tiene más de ${limit} miembros`);
  }
  for (const key of keys) {
    if (forbiddenKeys.has(key)) {
      const message: Message = { en: `${key} is not allowed`, es: `${key} no se permite` };
      throw requestErrors.invalidField('body', message, 'unknown_field');
    }
    checkText(key, 'body');
    object[key] = walk(
      object[key],
      depth + 1,
      verbatim !== 'all' && verbatim.includes(key) ? 'all' : verbatim,
    );
  }
}

/** Applies the checks that JSON Schema cannot express, and normalises text in place. */
function walk(value: unknown, depth: number, verbatim: Verbatim): unknown {
  if (typeof value === 'string') {
    checkText(value, 'body');
    return verbatim === 'all' ? value : normalised(value);
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw fault('A number is out of range', 'Un número está fuera de rango');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth)
    throw fault(`Nesting is over ${maxDepth} levels`, `Más de ${maxDepth} niveles`);
  if (Array.isArray(value)) walkArray(value, depth, verbatim);
  else walkObject(value as Record<string, unknown>, depth, verbatim);
  return value;
}

/**
 * Parses a JSON body in time linear in its length. Refuses text that is not well-formed UTF-8, prototype keys,
 * nesting over 64 levels, and numbers that a double cannot hold.
 *
 * @param verbatim  members whose text is kept as sent; all other text is trimmed and composed (NFC)
 * @throws ApiError 400
 */
export function parseJson(bytes: Buffer, verbatim: readonly string[]): unknown {
  const text = decodeUtf8(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw requestErrors.malformedJson();
  }
  if (hasInexactNumber(text)) {
    throw fault('A number has too many digits', 'Un número tiene demasiados dígitos');
  }
  return walk(value, 0, verbatim);
}

/** `application/json`, with or without `charset=utf-8`. */
export function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true;
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '');
}
