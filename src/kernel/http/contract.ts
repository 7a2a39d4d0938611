import type { Document } from 'openapi-backend';
import type { ApiError } from '../errors.js';
import type { Headings } from '../export/people.js';
import type { LimitName } from '../limits/rate-limit.js';
import type { Context, PublicContext } from '../operations/handlers.js';
import type { Validate } from './input/validation.js';
import type { Envelope } from './reply/envelopes.js';
import type { TrieNode } from './router.js';

/** One operation in the generated operations table. The shape is the same for every contract. */
export interface OperationFacts {
  readonly id: string;
  readonly method: string;
  /** The success status; the lowest of several. */
  readonly status: number;
  /** The success statuses between which the handler chooses, if there are several. */
  readonly successes?: readonly { readonly status: number; readonly etag: boolean }[];
  readonly statuses: readonly number[];
  readonly permission: string;
  readonly rateLimit: LimitName;
  readonly idempotent: 'key' | 'natural' | 'none';
  readonly etag: boolean;
  /** True if a replica of the database may answer even without `Prefer`. */
  readonly report: boolean;
  readonly headers: readonly string[];
  readonly body: 'none' | 'json' | 'multipart' | 'json or multipart';
  readonly bodyRequired: boolean;
  readonly verbatim: readonly string[];
  readonly reply: 'json' | 'binary' | 'none';
  readonly uploads: readonly UploadField[];
  /** The names that the parameter `fields` accepts. */
  readonly fields: readonly string[];
  /** The value of the header `Sunset`, for an operation with a last day. */
  readonly sunset?: string;
  /** The columns of the files that the parameter `format` selects. */
  readonly columns: readonly Column[];
}

/** A member of a record as a column of an exported file. */
export interface Column {
  readonly name: string;
  readonly kind: 'number' | 'boolean' | 'day' | 'instant' | 'text' | 'json';
  /** The map and the key of a column that a company made, and its heading for people. */
  readonly own?: { readonly map: string; readonly key: string; readonly heading: string };
}

export interface UploadField {
  readonly name: string;
  readonly maxBytes: number;
  readonly mime: readonly string[];
  readonly required: boolean;
}

export interface RequestValidators {
  readonly params?: Validate | undefined;
  readonly query?: Validate | undefined;
  readonly headers?: Validate | undefined;
  readonly body?: Validate | undefined;
}

/** Writes what a handler returned as JSON; undefined for a reply without a body. */
export type Serialize = (reply: unknown) => string | undefined;

export type AnyHandler = (call: never, context: Context & PublicContext) => Promise<unknown>;

/** A contract with its generated parts and its handlers, for the pipeline. */
export interface Contract {
  readonly name: string;
  readonly document: Document;
  readonly trie: TrieNode;
  readonly operations: Readonly<Record<string, OperationFacts>>;
  readonly requests: Readonly<Record<string, RequestValidators>>;
  readonly replies: Readonly<Record<string, Readonly<Record<number, Validate>>>>;
  readonly serializers: Readonly<Record<string, Serialize | undefined>>;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  /** The error envelope of the API. */
  readonly envelope: Envelope;
  /** The headings of the columns of exports for people, by language and name. */
  readonly headings?: Headings;
  /** The refusals of writes that violate a constraint of the database, by the name of the constraint. */
  readonly constraintErrors?: Readonly<Record<string, () => ApiError>>;
}
