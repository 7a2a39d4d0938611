/** JSON of a contract. */
export type Json = Readonly<Record<string, unknown>>;

/** The readers of a contract, as columns of the table in docs/contracts.md. */
export const consumers = [
  'lint',
  'types',
  'request validator',
  'reply validator',
  'serializer',
  'SDK types',
  'SDK call',
  'MCP tool',
  'mock',
  'reference',
  'drift',
] as const;

export type Consumer = (typeof consumers)[number];

/** Texts that the pages and the Markdown of the reference must show. The tests compare their words alone. */
type Shown = readonly [string, ...string[]];

/** A schema that bodies and replies may use, as the member `value` of both. */
export interface SchemaFeature {
  readonly name: string;
  readonly shows: Shown;
  readonly schema: Json;
  readonly components?: Readonly<Record<string, Json>>;
  readonly accepted: readonly [unknown, ...unknown[]];
  readonly refused: readonly [unknown, ...unknown[]];
  /** Values of `refused` that the types accept, such as a text that is too long. */
  readonly typedAnyway?: readonly unknown[];
  /** Values of `refused` that the schema of a tool accepts and the API refuses. */
  readonly toolAnyway?: readonly unknown[];
  /** A value with members that the contract does not name, and the same value as it is sent. */
  readonly stripped?: readonly [unknown, unknown];
  /** A change of the schema, and the rules that drift reports for it in a request and in a reply. */
  readonly drift: readonly [change: Json, inRequest: string, inReply: string];
}

/** A parameter of a read. */
export interface ParameterFeature {
  readonly name: string;
  readonly shows: Shown;
  readonly parameter: Json;
  /** Arguments of the SDK method, as TypeScript. */
  readonly call: string;
  /** Arguments that the types refuse. */
  readonly refusedCall: string;
  readonly given: Json;
  /** The parameter as it is sent: the query, or a header. */
  readonly sent: string;
  /** The value that the handler receives. */
  readonly received: unknown;
  readonly refused: string;
  /** Texts of its type in the SDK and of its tool. */
  readonly contains?: Readonly<Partial<Record<Consumer, string>>>;
  readonly drift: readonly [change: Json, rule: string];
}

/** A status with its body, as a handler returns them. */
export interface Returned {
  readonly status: number;
  readonly body?: Json;
}

/** A part of an operation. */
export interface OperationFeature {
  readonly name: string;
  readonly shows: Shown;
  readonly operation: Json;
  /** The success replies, by status. */
  readonly replies: Json;
  readonly method?: 'get' | 'post' | 'put' | 'delete';
  /** Values that a handler of several success statuses returns, and values that its type refuses. */
  readonly returned?: {
    readonly accepted: readonly Returned[];
    readonly refused: readonly Returned[];
  };
  /** Lines that the generated files contain, by the consumer that they stand for. */
  readonly contains: Readonly<Partial<Record<Consumer, string>>>;
  readonly drift: readonly [change: Json, rule: string];
}

/** Events that the server sends. */
export interface WebhookFeature {
  readonly name: string;
  readonly shows: Shown;
  readonly webhooks: Json;
  readonly components: Readonly<Record<string, Json>>;
  /** Lines that the generated files contain, by the consumer that they stand for. */
  readonly contains: Readonly<Partial<Record<Consumer, string>>>;
  /** A change of the components, and the rule that drift reports for it. */
  readonly drift: readonly [change: Readonly<Record<string, Json>>, rule: string];
}

/** A feature that the rules refuse. */
export interface RefusedFeature {
  readonly name: string;
  readonly rule: string;
  /** The rule's advice. */
  readonly says: string;
  readonly operation: Json;
  readonly document?: Json;
}

/** Returns true if a list of samples holds a value that is written the same. */
export const holds = (samples: readonly unknown[] | undefined, value: unknown): boolean =>
  samples?.some((one) => JSON.stringify(one) === JSON.stringify(value)) ?? false;
