/**
 * A contract for the emitters: the bundled document, flattened to operations. `buildModel` creates it once; every
 * emitter is a pure function of it.
 */

/** A JSON Schema (2020-12, as in OpenAPI 3.1) in the bundled document. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** The bundled OpenAPI 3.1 document. All its references are to components. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly [kind: string]: unknown;
  };
  readonly [member: string]: unknown;
}

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type RateLimitClass =
  | 'general'
  | 'auth'
  | 'exports'
  | 'reads'
  | 'writes'
  | 'sessions'
  | 'decisions'
  | 'checks'
  | 'tests';
export type Idempotency = 'key' | 'natural' | 'none';
/** `page`: by numbers or cursors, records in `data`; `cursor`: by cursors, records in a member of their own name. */
export type Pagination = 'page' | 'cursor';

export interface ParameterModel {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

export interface BodyModel {
  readonly required: boolean;
  readonly contentType: 'application/json' | 'multipart/form-data';
  /** A JSON body that is also accepted as a form with the same members as text. */
  readonly takesForm: boolean;
  readonly schema: Schema;
}

export interface ReplyModel {
  readonly status: number;
  /** `json` has a schema, and may be a file instead on request; `binary` is any other media type. */
  readonly kind: 'json' | 'binary' | 'none';
  readonly contentType: string | undefined;
  readonly schema: Schema | undefined;
  /** Names of declared response headers, as written in the contract. */
  readonly headers: readonly string[];
}

/** Returns the success replies of an operation, by status. */
export const successesOf = ({ replies }: OperationModel): readonly ReplyModel[] =>
  replies.filter(({ status }) => status < 300);

/** One file field of a multipart operation, from `x-upload`. */
export interface UploadFieldModel {
  readonly name: string;
  readonly maxBytes: number;
  readonly mime: readonly string[];
  readonly required: boolean;
}

export interface OperationModel {
  readonly id: string;
  readonly method: HttpMethod;
  /** Template as in the contract, e.g. `/api/products/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** The last day of a deprecated operation, as `YYYY-MM-DD`. */
  readonly sunset: string | undefined;
  /** `module:action`, `authenticated` (any principal) or `public` (no credentials). */
  readonly permission: string;
  readonly rateLimit: RateLimitClass;
  readonly idempotent: Idempotency;
  /** Members of the body whose text is kept as sent. Other text is trimmed and composed (NFC) before validation. */
  readonly verbatim: readonly string[];
  readonly pagination: Pagination | undefined;
  /** A list that is also returned as a file of all records if `format` is sent. */
  readonly isExported: boolean;
  /** The kind of record that an import creates by this operation, such as `products`. */
  readonly importKind: string | undefined;
  /** True if a replica of the database may answer even without `Prefer`. */
  readonly isReport: boolean;
  readonly sdk: { readonly group: string; readonly method: string };
  readonly uploads: readonly UploadFieldModel[];
  readonly parameters: readonly ParameterModel[];
  readonly body: BodyModel | undefined;
  /** Sorted by status; success replies first. */
  readonly replies: readonly ReplyModel[];
  /** Error codes of this operation in addition to the common ones. */
  readonly errorCodes: readonly string[];
}

export interface ErrorCodeModel {
  readonly code: string;
  readonly status: number;
}

export interface ContractModel {
  readonly name: string;
  readonly document: ContractDocument;
  /** Sorted by path, then by method in the order of `HttpMethod`. */
  readonly operations: readonly OperationModel[];
  readonly errorCodes: readonly ErrorCodeModel[];
}

/** Files an emitter writes, by path relative to the project root. */
export type EmittedFiles = Readonly<Record<string, string>>;
