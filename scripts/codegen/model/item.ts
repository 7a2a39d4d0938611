import { isRecord, type JsonRecord, listAt, recordAt, resolveSchema, typesOf } from './document.js';
import { flatBody } from './flat-body.js';
import type { ContractDocument, OperationModel } from './model.js';

/** The format of a member in a cell of an exported file. */
export type ColumnKind = 'number' | 'boolean' | 'day' | 'instant' | 'text' | 'json';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** Returns the members of an object, including those of its `allOf` parts. */
function membersOf(document: ContractDocument, schema: unknown): readonly [string, unknown][] {
  const target = resolveSchema(document, schema);
  return [
    ...listAt(target, 'allOf').flatMap((part) => membersOf(document, part)),
    ...Object.entries(recordAt(target, 'properties')),
  ];
}

/**
 * Returns the members of the record, or of each record, in `data` of the success reply. A list by cursors has its
 * records in its only array.
 */
function itemMembers(
  document: ContractDocument,
  operation: OperationModel,
): ReadonlyMap<string, unknown> {
  const schema = operation.replies[0]?.schema;
  const members = new Map(membersOf(document, schema ?? {}));
  const isArray = (member: unknown): boolean =>
    typesOf(resolveSchema(document, member)).includes('array');
  const data =
    operation.pagination === 'cursor' ? [...members.values()].find(isArray) : members.get('data');
  const target = resolveSchema(document, data);
  const item = typesOf(target).includes('array') ? target['items'] : target;
  return new Map(membersOf(document, item));
}

/** Returns the names that `fields` accepts; empty for operations without it. */
export function fieldsOf(document: ContractDocument, operation: OperationModel): readonly string[] {
  const takesFields = operation.parameters.some(
    ({ in: place, name }) => place === 'query' && name === 'fields',
  );
  return takesFields ? [...itemMembers(document, operation).keys()] : [];
}

/** A map has a column for each key that the company knows, which its handler names. */
const isMap = (schema: JsonRecord): boolean => isRecord(schema['additionalProperties']);

/** Returns the columns of an export in the order of the contract; none for operations without `x-export`. */
export function columnsOf(
  document: ContractDocument,
  operation: OperationModel,
): readonly Column[] {
  if (!operation.isExported) return [];
  return [...itemMembers(document, operation)].flatMap(([name, schema]) => {
    const target = resolveSchema(document, schema);
    return isMap(target) ? [] : [{ name, kind: kindOf(document, target) }];
  });
}

/** A column of an imported file. `of` names the object of the body that holds it. */
export interface ImportColumn extends Column {
  readonly of?: string;
  readonly required: boolean;
}

/** Returns a column for each text, number or boolean of a body, and of the objects in it. */
export function importColumnsOf(
  document: ContractDocument,
  schema: unknown,
  of?: string,
): readonly ImportColumn[] {
  const { properties, required } = flatBody(document, schema);
  return Object.entries(properties).flatMap(([name, member]): readonly ImportColumn[] => {
    const target = resolveSchema(document, member);
    const kind = kindOf(document, target);
    if (kind !== 'json') {
      const isRequired = of === undefined && required.includes(name);
      return [{ name, kind, ...(of !== undefined && { of }), required: isRequired }];
    }
    const isObject = of === undefined && typesOf(target).includes('object');
    return isObject ? importColumnsOf(document, target, name) : [];
  });
}

function kindOf(document: ContractDocument, schema: JsonRecord): ColumnKind {
  const [choice] = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].filter(
    (part) => isRecord(part) && part['type'] !== 'null',
  );
  if (choice !== undefined) return kindOf(document, resolveSchema(document, choice));
  const types = typesOf(schema);
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('object') || types.includes('array')) return 'json';
  if (schema['format'] === 'date') return 'day';
  return schema['format'] === 'date-time' ? 'instant' : 'text';
}
