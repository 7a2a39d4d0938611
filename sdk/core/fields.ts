import type { CallOptions } from './options.js';

/** Any reply with a record, or a list of records, in `data`. */
type ReplyEnvelope = { readonly data: unknown };

type ItemOf<R extends ReplyEnvelope> = R['data'] extends readonly (infer I)[] ? I : R['data'];

/** The names that `fields` accepts. */
export type FieldOf<R extends ReplyEnvelope> = keyof ItemOf<R> & string;

/** Options of calls that return one record. */
export interface FieldOptions<F extends string> extends CallOptions {
  /** The members of the record to return. Default: all members. */
  readonly fields?: readonly F[] | undefined;
}

/** Literal names select their members. Names known only at run time make every member optional. */
type SelectedFields<I, F extends PropertyKey> = keyof I extends F
  ? Partial<I>
  : Pick<I, F & keyof I>;

/**
 * Infers names from the arguments alone. Otherwise TypeScript would infer them from the annotation in `const reply:
 * ProductListReply = await …`.
 */
export type FieldNames<F extends PropertyKey> = [F][F extends unknown ? 0 : never];

/** A reply whose records hold only the members that `fields` named; all of them when it was not given. */
export type FieldsReply<R extends ReplyEnvelope, F extends PropertyKey> = [F] extends [never]
  ? R
  : Omit<R, 'data'> & {
      data: R['data'] extends readonly (infer I)[]
        ? SelectedFields<I, F>[]
        : SelectedFields<R['data'], F>;
    };
