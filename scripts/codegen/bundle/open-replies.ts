import { alternativesOf } from '../model/combinations.js';
import { isRecord, type JsonRecord, recordAt } from '../model/document.js';
import type { ContractDocument, Schema } from '../model/model.js';
import { reachableComponents } from '../model/schema-shape.js';

const prefix = '#/components/schemas/';

/** Members that hold data, which no rule of schemas concerns. */
const isData = (name: string): boolean => ['example', 'examples', 'default'].includes(name);

/** Keywords that refuse members beyond the ones named. */
const closers = ['additionalProperties', 'unevaluatedProperties'];

/**
 * Without a discriminator, a value with further members matches several alternatives. So the reader takes any of those
 * that match.
 */
function alternatives(schema: JsonRecord): JsonRecord {
  const { oneOf, ...others } = schema;
  const isChoice = oneOf !== undefined && schema['discriminator'] === undefined;
  return isChoice && alternativesOf(schema).length > 1 ? { ...others, anyOf: oneOf } : schema;
}

/** Opens all objects of a part of a reply. The components that requests use too are read under another name. */
function opened(value: unknown, shared: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => opened(one, shared));
  if (typeof value === 'string' && value.startsWith(prefix)) {
    const name = value.slice(prefix.length);
    return shared.has(name) ? prefix + returned(name) : value;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(alternatives(value))
    .filter(([name, inner]) => !(closers.includes(name) && inner === false))
    .map(([name, inner]) => [name, isData(name) ? inner : opened(inner, shared)] as const);
  return Object.fromEntries(entries);
}

/** The name of a component in replies, if requests use it too. */
const returned = (name: string): string => `Returned${name}`;

const isClosed = (schema: unknown): boolean =>
  closers.some((closer) => JSON.stringify(schema).includes(`"${closer}":false`));

/** Applies a change to each operation of a map of paths. */
const mapOperations = (
  items: JsonRecord,
  change: (operation: JsonRecord) => JsonRecord,
): Readonly<Record<string, JsonRecord>> =>
  Object.fromEntries(
    Object.entries(items).map(([path, item]) => {
      const members = Object.entries(isRecord(item) ? item : {}).map(
        ([name, one]) => [name, isRecord(one) ? change(one) : one] as const,
      );
      return [path, Object.fromEntries(members)] as const;
    }),
  );

/**
 * Opens the objects of replies and of webhooks, so that a strict reader accepts the members that a later release adds.
 * Requests stay closed, since the server refuses unknown members.
 */
export function withOpenReplies(document: ContractDocument): ContractDocument {
  const { components } = document;
  const asked = reachableComponents(document, [
    mapOperations(document.paths, ({ responses: _, ...request }) => request),
    recordAt(components, 'parameters'),
    recordAt(components, 'requestBodies'),
  ]);
  const told = reachableComponents(document, [
    mapOperations(document.paths, ({ responses }) => ({ responses })),
    recordAt(components, 'responses'),
    recordAt(document, 'webhooks'),
  ]);
  const hasClosed = (name: string): boolean =>
    [...reachableComponents(document, { $ref: prefix + name })].some((one) =>
      isClosed(components.schemas[one]),
    );
  const shared = new Set([...asked].filter((name) => told.has(name) && hasClosed(name)));
  const open = (value: unknown): unknown => opened(value, shared);
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => {
    if (shared.has(name)) return [[name, schema] as const, [returned(name), open(schema)] as const];
    return [[name, asked.has(name) ? schema : open(schema)] as const];
  });
  const webhooks = mapOperations(recordAt(document, 'webhooks'), (one) => ({
    ...one,
    requestBody: open(one['requestBody']),
  }));
  return {
    ...document,
    paths: mapOperations(document.paths, (one) =>
      one['responses'] === undefined ? one : { ...one, responses: open(one['responses']) },
    ),
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
    components: {
      ...components,
      ...(components['responses'] !== undefined && { responses: open(components['responses']) }),
      schemas: Object.fromEntries(schemas) as Readonly<Record<string, Schema>>,
    },
  } as ContractDocument;
}
