/** A sentence of the description of an API, in our words, with what shows that it holds. */
export interface Statement {
  readonly says: string;
  /** File below test/ and title of the test, as they are written. */
  readonly shownBy?: readonly (readonly [file: string, title: string])[];
  /** Why the product does otherwise, and what it does. */
  readonly differs?: string;
}

export type FieldType = 'string' | 'number' | 'boolean' | 'object' | 'array';

/** A description: what a reader of it may rely on. */
export interface Description {
  /** `METHOD /path`, and the method of the client that makes the call. */
  readonly operations: Readonly<Record<string, string>>;
  /** Fields of request bodies (`operationId body`) and replies (`operationId reply`), by path: `data.[].price`. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, FieldType>>>>;
  readonly statements: readonly Statement[];
}
