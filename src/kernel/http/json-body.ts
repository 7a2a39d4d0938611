import type { IncomingMessage } from 'node:http';
import { type ApiError, type Message, requestErrors } from '../errors.js';
import { checkText, normalised } from './text.js';

/** Bodies of JSON operations may be at most this long. */
export const maxJsonBytes = 1_048_576;
const maxDepth = 64;

/**
 * Reads a body whole. A client that goes away in the middle of it is not our fault, nor is there anybody to
 * answer: the refusal is for the log.
 *
 * @throws ApiError 413 as soon as it is known to be over `maxBytes`
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

/** A number so long that a double cannot hold it: reading it would change it without a word. */
const longNumber = /[-+.eE\d]{18}/;
const numberToken = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

function refuseInexactNumbers(text: string): void {
  for (const [token] of text.matchAll(numberToken)) {
    if (token.length < 18 || token.startsWith('"')) continue;
    const digits = token
      .replace(/[eE].*$/, '')
      .replace(/[-.]/g, '')
      .replace(/^0+/, '')
      .replace(/0+$/, '');
    if (digits.length > 17)
      throw fault('A number has too many digits', 'Un número tiene demasiados dígitos');
  }
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

type Walk = (text: string) => string;

const asSent: Walk = (text) => text;

function walkArray(items: unknown[], depth: number, onText: Walk): void {
  for (let index = 0; index < items.length; index += 1) {
    items[index] = walk(items[index], depth + 1, onText);
  }
}

function walkObject(object: Record<string, unknown>, depth: number, onText: Walk): void {
  for (const key of Object.keys(object)) {
    if (forbiddenKeys.has(key)) {
      const message: Message = { en: `${key} is not allowed`, es: `${key} no se permite` };
      throw requestErrors.invalidField('body', message, 'unknown_field');
    }
    checkText(key, 'body');
    object[key] = walk(object[key], depth + 1, onText);
  }
}

/** Checks what no schema says and normalises text in place. */
function walk(value: unknown, depth: number, onText: Walk): unknown {
  if (typeof value === 'string') {
    checkText(value, 'body');
    return onText(value);
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw fault('A number is out of range', 'Un número está fuera de rango');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth)
    throw fault(`Nesting is over ${maxDepth} levels`, `Más de ${maxDepth} niveles`);
  if (Array.isArray(value)) walkArray(value, depth, onText);
  else walkObject(value as Record<string, unknown>, depth, onText);
  return value;
}

/**
 * Parses a JSON body, refusing what a schema cannot see: text that is not UTF-8 or not well formed,
 * prototype keys, nesting over 64 levels, numbers that a double cannot hold.
 *
 * @param verbatim  leave text as sent (passwords, tokens) instead of trimming it
 * @throws ApiError 400
 */
export function parseJson(bytes: Buffer, verbatim: boolean): unknown {
  const text = decodeUtf8(bytes);
  if (longNumber.test(text)) refuseInexactNumbers(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw requestErrors.malformedJson();
  }
  return walk(value, 0, verbatim ? asSent : normalised);
}

/** `application/json`, with or without `charset=utf-8`. */
export function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true;
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '');
}
