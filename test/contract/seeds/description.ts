/** A statement of an API description in our words, with the tests that prove it. */
export interface Statement {
  readonly says: string;
  /** File below `test/` and title of each test, verbatim. */
  readonly shownBy?: readonly (readonly [file: string, title: string])[];
  /** The behavior of the product where it differs, with the reason. */
  readonly differs?: string;
}

export type FieldType = 'string' | 'number' | 'boolean' | 'object' | 'array';

/** The description of an API. */
export interface Description {
  /** `METHOD /path`, and the client method that sends the request. */
  readonly operations: Readonly<Record<string, string>>;
  /** Fields of request bodies (`operationId body`) and replies (`operationId reply`), by path: `data.[].price`. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, FieldType>>>>;
  readonly statements: readonly Statement[];
}
