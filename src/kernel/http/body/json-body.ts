import type { IncomingMessage } from 'node:http';
import { type ApiError, type Message, requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import { hasInexactNumber } from './json-numbers.js';
import { keptBody } from './kept-body.js';
import { mediaType } from './media-type.js';
import { checkText, normalised } from './text.js';

/** The largest JSON body of a caller that has authenticated. */
export const maxJsonBytes = 1_048_576;
/** The largest JSON body of a public operation: credentials and tokens are short. */
export const maxPublicJsonBytes = 16_384;
const maxDepth = 64;
/** The largest `maxItems` of a request. */
const maxItems = 10_000;
/**
 * The most members of an object. Objects of the contracts have less than a tenth of it, and each unknown member would
 * cost an error.
 */
const maxMembers = 1_000;

/**
 * Reads a whole body into memory. A client that disconnects rejects the promise, so that the log shows why.
 *
 * @throws ApiError 413 as soon as the body is known to exceed `maxBytes`
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const kept = keptBody(request);
  if (kept !== undefined) return Promise.resolve(kept);
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

const fault = (message: Message): ApiError => requestErrors.invalidField('body', message);

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
    throw fault(text('longList', { limit }));
  }
  for (let index = 0; index < items.length; index += 1) {
    items[index] = walk(items[index], depth + 1, verbatim);
  }
}

function walkObject(object: Record<string, unknown>, depth: number, verbatim: Verbatim): void {
  const keys = Object.keys(object);
  if (keys.length > maxMembers) {
    const limit = maxMembers.toLocaleString('en');
    throw fault(text('largeObject', { limit }));
  }
  for (const key of keys) {
    if (forbiddenKeys.has(key)) {
      throw requestErrors.invalidField('body', text('forbiddenMember', { key }), 'unknown_field');
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
    throw fault(text('numberOutOfRange'));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) throw tooDeep();
  if (Array.isArray(value)) walkArray(value, depth, verbatim);
  else walkObject(value as Record<string, unknown>, depth, verbatim);
  return value;
}

const tooDeep = () => fault(text('deepNesting', { levels: maxDepth }));

/** Bodies up to this length are parsed within a millisecond at any depth. */
const mostUnseen = 20_000;

const quote = 0x22;
const backslash = 0x5c;

/** The change of depth by a character outside of strings. */
const steps = new Int8Array(128);
for (const open of '[{') steps[open.charCodeAt(0)] = 1;
for (const close of ']}') steps[close.charCodeAt(0)] = -1;

/** Returns the index of the closing quote of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  for (; index < text.length && text.charCodeAt(index) !== quote; index += 1) {
    if (text.charCodeAt(index) === backslash) index += 1;
  }
  return index;
}

/**
 * Returns true if the text is nested too deeply. The parser keeps all open levels in memory, and every garbage
 * collection visits them.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let index = 0; index < json.length && depth <= maxDepth; index += 1) {
    const unit = json.charCodeAt(index);
    if (unit === quote) index = endOfString(json, index);
    else depth += steps[unit] ?? 0;
  }
  return depth > maxDepth;
}

/**
 * Parses a JSON body in time linear in its length. Refuses text that is not well-formed UTF-8, prototype keys,
 * nesting over 64 levels, and numbers that a double cannot hold.
 *
 * @param verbatim  members whose text is kept as sent; all other text is trimmed and composed (NFC)
 * @throws ApiError 400
 */
export function parseJson(bytes: Buffer, verbatim: readonly string[]): unknown {
  const json = decodeUtf8(bytes);
  if (json.length > mostUnseen && isTooDeep(json)) throw tooDeep();
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw requestErrors.malformedJson();
  }
  if (hasInexactNumber(json)) throw fault(text('longNumber'));
  return walk(value, 0, verbatim);
}

/** Character sets whose bytes are UTF-8. */
const unicode: readonly (string | null)[] = [null, 'utf-8', 'utf8', 'us-ascii'];

/** `application/json` with any parameters, except for another character set than UTF-8. */
export function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true;
  const type = mediaType(contentType);
  if (type?.essence !== 'application/json') return false;
  return unicode.includes(type.params.get('charset')?.toLowerCase() ?? null);
}
