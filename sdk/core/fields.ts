import type { CallOptions } from './options.js';

/** Any reply with a record, or a list of records, in `data`. */
type ReplyEnvelope = { readonly data: unknown };

type ItemOf<R extends ReplyEnvelope> = R['data'] extends readonly (infer I)[] ? I : R['data'];

/** The names that `fields` accepts. */
export type FieldOf<R extends ReplyEnvelope> = keyof ItemOf<R> & string;

/** For calls that answer one record. */
export interface FieldOptions<F extends string> extends CallOptions {
  /** Names of members of the record: only those are answered. */
  readonly fields?: readonly F[] | undefined;
}

/** Names known one by one pick those members; names known only at run time leave each member perhaps absent. */
type SelectedFields<I, F extends PropertyKey> = keyof I extends F
  ? Partial<I>
  : Pick<I, F & keyof I>;

/**
 * Names as they were given with the call. Without this, `const reply: ProductListReply = await …` would be taken for a
 * word on which fields are asked for.
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
