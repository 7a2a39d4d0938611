// Written by npm run codegen; do not edit.
import type { OperationId } from './operations.js';

export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

export type Validate = ((data: unknown) => boolean) & { errors?: readonly ValidationError[] | null };

/** `params`, `query` and `headers` are coerced and filled with defaults in place; bodies never change. */
export interface RequestValidators {
  readonly params: Validate | undefined;
  readonly query: Validate | undefined;
  readonly headers: Validate | undefined;
  readonly body: Validate | undefined;
}

export declare const requests: Readonly<Record<OperationId, RequestValidators>>;
