import type { Document, Operation } from 'openapi-backend';
import {
  isRecord,
  type JsonRecord,
  recordAt,
  stringAt,
  stringsAt,
} from '../codegen/model/document.js';

/** The error codes of a contract. */
export interface ErrorCodes {
  /** Returns the status of a code; undefined for a code that the contract does not have. */
  statusOf(code: string): number | undefined;
  /** Returns the code for a failure of an operation: the code of the example if the operation can answer it. */
  codeFor(operation: Operation, status: number, example: unknown): string | undefined;
  /** Returns an envelope with another code and a message that fits it. */
  withCode(body: unknown, code: string | undefined): unknown;
}

/** Returns the code in an envelope: at the top, or within `error`. */
const codeOf = (body: unknown): string | undefined =>
  stringAt(body, 'code') ?? stringAt(recordAt(body, 'error'), 'code');

/** Returns a message for a code: its meaning in the contract, or the words of the code. */
function messageOf(code: string, meanings: JsonRecord): string {
  const words = code.replaceAll('_', ' ');
  const meaning = Object.hasOwn(meanings, code) ? String(meanings[code]) : undefined;
  return (meaning ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`).replaceAll('`', '');
}

/** Returns an envelope with a code and its message. The details of the example belong to its own code. */
function changedEnvelope(body: unknown, code: string | undefined, meanings: JsonRecord): unknown {
  if (code === undefined || !isRecord(body) || codeOf(body) === code) return body;
  const changed = (holder: JsonRecord): JsonRecord => {
    const { details: _, ...rest } = holder;
    return { ...rest, code, message: messageOf(code, meanings) };
  };
  const { error } = body;
  return isRecord(error) ? { ...body, error: changed(error) } : changed(body);
}

/** Reads the error codes of a contract. */
export function errorCodesOf(document: Document): ErrorCodes {
  const schema = recordAt(recordAt(recordAt(document, 'components'), 'schemas'), 'ErrorCode');
  const statuses = recordAt(schema, 'x-status');
  const statusOf = (code: string): number | undefined =>
    Object.hasOwn(statuses, code) ? Number(statuses[code]) : undefined;
  const meanings = recordAt(schema, 'x-enumDescriptions');
  return {
    statusOf,
    withCode: (body, code) => changedEnvelope(body, code, meanings),
    codeFor(operation, status, example) {
      const known = codeOf(example);
      const own = stringsAt(operation, 'x-errors').filter((code) => statusOf(code) === status);
      const isPossible =
        known === undefined ||
        [...own, ...stringsAt(schema, 'x-common-errors')].includes(known) ||
        own.length === 0;
      return isPossible ? known : own[0];
    },
  };
}
