import { mergedObject } from '../../codegen/model/combinations.js';
import {
  isRecord,
  type JsonRecord,
  listAt,
  recordAt,
  resolve,
  resolveSchema,
  stringAt,
  stringsAt,
  typesOf,
} from '../../codegen/model/document.js';
import type { ContractDocument, Schema } from '../../codegen/model/model.js';
import { wordsOf } from './names.js';

export type ColumnKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'double'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'json';

/** A column of the table of a module, and its member in the contract. */
export interface Column {
  readonly member: string;
  readonly sql: string;
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  readonly schema: Schema;
  /** The values of a closed enum; empty for any other member. */
  readonly values: readonly string[];
  /** The component and member that define the TypeScript type of the column. */
  readonly type: string;
  /** The default for a new record, as TypeScript; undefined if the request must have a value. */
  readonly initial: string | undefined;
}

/** A part of a contract that the command cannot implement, with its place. */
export class PlanFault extends Error {
  override readonly name = 'PlanFault';
  readonly place: string;

  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}

/** All parts of a contract that one step of the plan cannot implement. */
export class PlanFaults extends Error {
  override readonly name = 'PlanFaults';
  readonly faults: readonly PlanFault[];

  constructor(faults: readonly PlanFault[]) {
    super(faults.map(({ message }) => message).join('\n'));
    this.faults = faults;
  }
}

/**
 * Plans each item.
 *
 * @throws {PlanFaults} with the faults of all items
 */
export function planEach<T, R>(items: readonly T[], plan: (item: T) => R): readonly R[] {
  const faults: PlanFault[] = [];
  const planned = items.flatMap((item) => {
    try {
      return [plan(item)];
    } catch (error) {
      if (!(error instanceof PlanFault)) throw error;
      faults.push(error);
      return [];
    }
  });
  if (faults.length > 0) throw new PlanFaults(faults);
  return planned;
}

/** A named object of the contract. */
export interface ObjectSchema {
  readonly name: string;
  readonly members: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

export function objectSchema(document: ContractDocument, name: string): ObjectSchema {
  const schema = mergedObject(document, document.components.schemas[name] ?? {});
  const members = recordAt(schema, 'properties');
  if (Object.keys(members).length === 0) {
    const message = `${name} must be an object with properties: put alternatives into a member`;
    throw new PlanFault(`schemas.${name}`, message);
  }
  const schemas = Object.entries(members).filter((pair): pair is [string, JsonRecord] =>
    isRecord(pair[1]),
  );
  const plain = schemas.map(([member, one]) => [member, plainSchema(document, one)] as const);
  return { name, members: Object.fromEntries(plain), required: stringsAt(schema, 'required') };
}

/** Returns the schema of a member, merged with the keywords beside its reference, without null. */
function plainSchema(document: ContractDocument, schema: Schema): Schema {
  const target = resolve(document, schema);
  const { $ref: _, ...beside } = schema;
  const whole: Schema = { ...(isRecord(target) ? target : {}), ...beside };
  const branches = [...listAt(whole, 'oneOf'), ...listAt(whole, 'anyOf')];
  const others = branches.filter((one) => stringAt(one, 'type') !== 'null');
  if (branches.length === 2 && others.length === 1) {
    return {
      ...resolveSchema(document, others[0]),
      type: [...branchTypes(document, others[0]), 'null'],
    };
  }
  return whole;
}

const branchTypes = (document: ContractDocument, schema: unknown): readonly string[] =>
  typesOf(resolveSchema(document, schema));

/** Returns true if a member may be null. */
export const isNullable = (schema: Schema): boolean =>
  typesOf(schema).includes('null') ||
  listAt(schema, 'enum').includes(null) ||
  [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].some(
    (branch) => stringAt(branch, 'type') === 'null',
  );

function kindOf(schema: Schema): ColumnKind {
  const types = typesOf(schema).filter((type) => type !== 'null');
  const [type] = types;
  if (types.length !== 1 || type === 'object' || type === 'array') return 'json';
  if (type === 'integer' || type === 'boolean') return type;
  if (type === 'number') return schema['x-decimals'] === undefined ? 'double' : 'decimal';
  const format = stringAt(schema, 'format');
  if (format === 'date') return 'date';
  return format === 'date-time' ? 'instant' : 'text';
}

const lowest = (schema: Schema): number => {
  const { minimum, exclusiveMinimum } = schema;
  if (typeof minimum === 'number') return Math.max(0, minimum);
  return typeof exclusiveMinimum === 'number' && exclusiveMinimum >= 0 ? exclusiveMinimum + 1 : 0;
};

/** How a member occurs in replies and requests. */
interface Occurrence {
  /** True if replies always contain the member with a value. */
  readonly isShown: boolean;
  /** True if a request can set the member. */
  readonly isSettable: boolean;
}

/**
 * Returns the value of a member that a request leaves out, as TypeScript; undefined if there is no obvious one.
 */
function initialOf(
  schema: Schema,
  kind: ColumnKind,
  { isShown, isSettable }: Occurrence,
): string | undefined {
  if (schema['default'] !== undefined) return JSON.stringify(schema['default']);
  if (!isShown) return 'null';
  const [first] = [...stringsAt(schema, 'enum'), ...stringsAt(schema, 'x-extensible-enum')];
  if (first !== undefined) return JSON.stringify(first);
  if (kind === 'boolean') return 'false';
  if (['integer', 'decimal', 'double'].includes(kind)) return String(lowest(schema));
  const least = schema['minItems'] ?? schema['minLength'] ?? 0;
  if (stringAt(schema, 'type') === 'array' && least === 0) return '[]';
  if (kind !== 'text' || !isSettable) return undefined;
  return least === 0 && schema['pattern'] === undefined ? "''" : undefined;
}

/** The members of a record, and those that requests set. */
export interface MemberSources {
  readonly record: ObjectSchema;
  readonly item: ObjectSchema;
  readonly input: ObjectSchema;
  readonly update: ObjectSchema | undefined;
}

const sqlNameOf = (member: string): string => wordsOf(member).join('_');

/** Words that PostgreSQL does not allow as an unquoted column name. */
const reserved: ReadonlySet<string> = new Set(
  'all and any array as asc both case cast check collate column constraint create current_date default desc distinct do else end except false fetch for foreign from grant group having in initially intersect into lateral leading limit localtime not null offset on only or order placing primary references returning select session_user some symmetric table then to trailing true union unique user using variadic when where window with'.split(
    ' ',
  ),
);

/** Returns true if replies always contain the member with a value. */
const isAlwaysShown = (holder: ObjectSchema, member: string): boolean =>
  holder.required.includes(member) && !isNullable(holder.members[member] ?? {});

function columnOf(
  { record, item, input, update }: MemberSources,
  member: string,
): Column | undefined {
  const holders = [record, item, input, ...(update === undefined ? [] : [update])];
  const holder = holders.find(({ members }) => Object.hasOwn(members, member)) ?? record;
  const { [member]: schema = {} } = holder.members;
  // A constant only distinguishes alternatives and needs no column.
  if (schema['const'] !== undefined) return undefined;
  const kind = kindOf(schema);
  const isShown = [record, item].some((one) => isAlwaysShown(one, member));
  const { [member]: sent = schema } = input.members;
  const isSent = input.required.includes(member) && !isNullable(sent);
  const isSettable = [input, update].some((one) => one && Object.hasOwn(one.members, member));
  const initial = initialOf({ ...schema, ...sent }, kind, { isShown, isSettable });
  if (!isSent && initial === undefined) {
    const message = `${member} is always shown, but no request must set it: require it in ${input.name}, allow null, or give it a default`;
    throw new PlanFault(`schemas.${holder.name}.${member}`, message);
  }
  const sql = sqlNameOf(member);
  return {
    member,
    kind,
    schema,
    sql: reserved.has(sql) ? `${sql}_value` : sql,
    isNullable: !isShown,
    values: stringsAt(schema, 'enum'),
    type: `Schemas['${holder.name}']['${member}']`,
    initial: isSent ? undefined : initial,
  };
}

/**
 * Derives the columns of a module's table from its schemas.
 *
 * @param kept  the members that every table has
 */
export function columnsOf(sources: MemberSources, kept: readonly string[]): readonly Column[] {
  const { record, item, input, update } = sources;
  const holders = [record, item, input, ...(update === undefined ? [] : [update])];
  const names = [...new Set(holders.flatMap(({ members }) => Object.keys(members)))];
  const own = names.filter((name) => !kept.includes(name));
  return planEach(own, (member) => columnOf(sources, member)).flatMap((column) => column ?? []);
}
