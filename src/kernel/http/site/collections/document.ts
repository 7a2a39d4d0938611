/** The members of an OpenAPI document that collections are made from. */
export interface ApiDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
    readonly contact?: { readonly name: string };
    readonly license?: { readonly name: string };
  };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly security?: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

interface Reference {
  readonly $ref: string;
}

export type OrReference<T> = T | Reference;

export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
  readonly description?: string;
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly description?: string;
  readonly items?: OrReference<Schema>;
  readonly properties?: Readonly<Record<string, OrReference<Schema>>>;
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: OrReference<Schema>;
}

interface Media {
  readonly schema?: OrReference<Schema>;
  readonly example?: unknown;
}

/** A header of a reply. */
export interface Header {
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: OrReference<Schema>;
}

/** The content of a request body or reply, by media type, and the headers of a reply. */
export interface Content {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, OrReference<Header>>>;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly SecurityRequirement[];
  readonly parameters?: readonly OrReference<Parameter>[];
  readonly requestBody?: OrReference<Content>;
  /** The files of a form, by the name of their field. */
  readonly 'x-upload'?: Readonly<Record<string, { readonly mime: readonly string[] }>>;
  readonly responses?: Readonly<Record<string, OrReference<Content>>>;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** The operations of a path by their methods, and the parameters that all of them take. */
export type PathItem = Readonly<Partial<Record<(typeof methods)[number], Operation>>> & {
  readonly parameters?: readonly OrReference<Parameter>[];
};

/** One operation of a document, with its parameters resolved. */
export interface ApiOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** The name of the security scheme that a caller uses; undefined for an operation without credentials. */
  readonly scheme: string | undefined;
}

const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

/** Follows a reference. Documents are checked before they are published, so every reference leads somewhere. */
export function resolve<T extends object>(document: ApiDocument, value: OrReference<T>): T {
  if (!('$ref' in value)) return value;
  const target = value.$ref
    .slice('#/'.length)
    .split('/')
    .map(unescapeToken)
    .reduce<unknown>((at, token) => (at as Record<string, unknown>)[token], document);
  return resolve(document, target as OrReference<T>);
}

const isMethod = (key: string): key is (typeof methods)[number] =>
  (methods as readonly string[]).includes(key);

/** Returns the parameters of the path and of the operation. One of the operation replaces its namesake of the path. */
function parametersOf(
  document: ApiDocument,
  item: PathItem,
  operation: Operation,
): readonly Parameter[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const resolved = all.map((one) => resolve(document, one));
  return [...new Map(resolved.map((one) => [`${one.in} ${one.name}`, one])).values()];
}

/** Returns the operations of a document in its order. */
export const operationsOf = (document: ApiDocument): readonly ApiOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter(isMethod)
      .flatMap((method) => {
        const { [method]: operation } = item;
        if (operation === undefined) return [];
        return [
          {
            method: method.toUpperCase(),
            path,
            operation,
            parameters: parametersOf(document, item, operation),
            scheme: Object.keys((operation.security ?? document.security ?? [])[0] ?? {})[0],
          },
        ];
      }),
  );

/** An event that the server sends to addresses of receivers. */
export interface Webhook {
  readonly name: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** The content of the request that a receiver gets. */
  readonly content: Content;
}

/** Returns the webhooks of a document in its order. */
export const webhooksOf = (document: ApiDocument): readonly Webhook[] =>
  Object.entries(document.webhooks ?? {}).flatMap(([name, { post: operation }]) => {
    if (operation === undefined) return [];
    const { parameters = [], requestBody = {} } = operation;
    return [
      {
        name,
        operation,
        content: resolve<Content>(document, requestBody),
        parameters: parameters.map((one) => resolve(document, one)),
      },
    ];
  });

/** The body of a request: the example of the document, and the schema of a form. */
export interface ExampleBody {
  readonly type: 'json' | 'form';
  readonly example: Readonly<Record<string, unknown>>;
  readonly schema: Schema;
}

/** Returns the body of an operation; JSON if it accepts both JSON and a form. */
export function bodyOf(document: ApiDocument, operation: Operation): ExampleBody | undefined {
  if (operation.requestBody === undefined) return undefined;
  const { content = {} } = resolve(document, operation.requestBody);
  const json = content['application/json'];
  const { example = {}, schema = {} } = json ?? content['multipart/form-data'] ?? {};
  return {
    type: json === undefined ? 'form' : 'json',
    example: example as ExampleBody['example'],
    schema: resolve(document, schema),
  };
}

/** Returns the example of each successful JSON reply with its status. */
export const replyExamples = (
  document: ApiDocument,
  { responses = {} }: Operation,
): readonly { readonly status: string; readonly example: unknown }[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, reply]) => {
      const { content = {} } = resolve(document, reply);
      return { status, example: content['application/json']?.example };
    })
    .filter(({ example }) => example !== undefined);
