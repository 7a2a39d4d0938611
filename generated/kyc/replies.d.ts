// Written by npm run codegen; do not edit.
import type { OperationId } from './operations.js';

export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

export type Validate = ((data: unknown) => boolean) & { errors?: readonly ValidationError[] | null };

/** One per declared status that has a JSON body. */
export declare const replies: Readonly<Record<OperationId, Readonly<Record<number, Validate>>>>;
