import { discriminatedBy, mergedObject, partsOf } from '../model/combinations.js';
import {
  componentName,
  isRecord,
  type JsonRecord,
  listAt,
  recordAt,
  resolveSchema,
  stringsAt,
  typesOf,
} from '../model/document.js';
import type { ContractDocument } from '../model/model.js';
import { CheckWriter, pascal } from './checks.js';
import { type Declarations, memberOf } from './code.js';

/** Names that the code expects its module to import from `runtime/write.ts`. */
export const writeNames = [
  'any',
  'array',
  'boolean',
  'byStatus',
  'choose',
  'chooseNamed',
  'need',
  'number',
  'others',
  'text',
];

/** `write.text`: the name in generated code, which has checks of the same names. */
export const writeName = (name: string): string => `write${pascal(name)}`;

const helpers: Readonly<Record<string, string>> = {
  string: writeName('text'),
  number: writeName('number'),
  integer: writeName('number'),
  boolean: writeName('boolean'),
};

/** Writes the functions that write values as JSON. They leave out members that the schema does not name. */
export class WriterWriter {
  private readonly document: ContractDocument;
  private readonly declarations: Declarations;
  private readonly checks: CheckWriter;

  constructor(document: ContractDocument, declarations: Declarations) {
    this.document = document;
    this.declarations = declarations;
    // The alternative is recognised even if a handler returns more members than the schema names.
    this.checks = new CheckWriter(document, declarations, { isOpen: true });
  }

  /** Returns the name of the function that writes a value as JSON. */
  functionOf(schema: unknown, wanted: string): string {
    const name = componentName(schema);
    const target = name === undefined ? schema : this.document.components.schemas[name];
    const shape = isRecord(target) ? target : {};
    const helper = this.helperOf(shape);
    if (helper !== undefined) return helper;
    const key = name === undefined ? `write ${JSON.stringify(schema)}` : `write #${name}`;
    return this.declarations.define(`write${pascal(name ?? wanted)}`, key, (own) => {
      const body = this.bodyOf(shape, own.replace(/^write/, ''));
      return `function ${own}(value) {\n${body}}\n`;
    });
  }

  /** Returns the helper that writes a scalar without null. */
  private helperOf(schema: JsonRecord): string | undefined {
    const [type, ...more] = typesOf(schema);
    return type === undefined || more.length > 0 ? undefined : helpers[type];
  }

  /** Returns the expression of the JSON of a value. */
  private expression(schema: unknown, value: string, wanted: string): string {
    if (!isRecord(schema)) return `${writeName('any')}(${value})`;
    const { inner, isNullable } = withoutNull(schema);
    const write = `${this.functionOf(inner, wanted)}(${value})`;
    return isNullable ? `(${value} === null ? 'null' : ${write})` : write;
  }

  private bodyOf(schema: JsonRecord, owner: string): string {
    const { inner, isNullable } = withoutNull(schema);
    if (isNullable) return `  return ${this.expression(schema, 'value', `${owner}Value`)};\n`;
    // If the schema has members, its alternatives only restrict their combinations.
    const branches = isRecord(inner['properties'])
      ? []
      : [...listAt(inner, 'oneOf'), ...listAt(inner, 'anyOf')];
    if (branches.length > 0) return this.choice(inner, branches, owner);
    const parts = partsOf(this.document, inner);
    const members = parts.flatMap((part) => Object.entries(recordAt(part, 'properties')));
    const rest = parts.map((part) => part['additionalProperties']).find(isOpen);
    const type = typesOf(inner);
    if (type.length === 1 && type[0] === 'array') {
      const item = this.functionOf(inner['items'] ?? {}, `${owner}Item`);
      return `  return ${writeName('array')}(value, ${item});\n`;
    }
    const isObject = members.length > 0 || (rest !== undefined && rest !== true);
    if (!isObject) return `  return ${writeName('any')}(value);\n`;
    const required = new Set(parts.flatMap((part) => stringsAt(part, 'required')));
    return this.objectBody(members, required, rest, owner);
  }

  private choice(schema: JsonRecord, branches: readonly unknown[], owner: string): string {
    const named = discriminatedBy(this.document, schema);
    if (named !== undefined) {
      const writers = [...named.branches].map(
        ([value, branch]) => `[${JSON.stringify(value)}, ${this.functionOf(branch, owner)}]`,
      );
      const list = this.declarations.constant(
        `${owner}Writers`,
        `new Map([${writers.join(', ')}])`,
      );
      return `  return ${writeName('chooseNamed')}(value, ${JSON.stringify(named.member)}, ${list});\n`;
    }
    const forms = this.fullestFirst(branches).map((branch, index) => {
      const name = `${owner}Form${index + 1}`;
      return `[${this.checks.functionOf(branch, name)}, ${this.functionOf(branch, name)}]`;
    });
    return `  return ${writeName('choose')}(value, [${forms.join(', ')}]);\n`;
  }

  /** An alternative that has all members of another one precedes it, so that no member is left out. */
  private fullestFirst(branches: readonly unknown[]): readonly unknown[] {
    const members = (branch: unknown): number => {
      const whole = mergedObject(this.document, resolveSchema(this.document, branch));
      const names = Object.keys(recordAt(whole, 'properties'));
      // Required members distinguish alternatives. Optional members only break a tie.
      return stringsAt(whole, 'required').length * 1000 + names.length;
    };
    return branches.toSorted((one, other) => members(other) - members(one));
  }

  private objectBody(
    members: readonly (readonly [string, unknown])[],
    required: ReadonlySet<string>,
    rest: unknown,
    owner: string,
  ): string {
    const always = members.filter(([name]) => required.has(name));
    const optional = members.filter(([name]) => !required.has(name));
    const lines = always.map(([name, schema], index) => {
      const value = `${writeName('need')}(${memberOf('value', name)}, ${JSON.stringify(name)})`;
      const start = JSON.stringify(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
      const json = this.needed(schema, value, memberOf('value', name), owner + pascal(name));
      return `${index === 0 ? 'let json =' : 'json +='} ${start} + ${json};`;
    });
    if (lines.length === 0) lines.push("let json = '';");
    for (const [name, schema] of optional) {
      const value = memberOf('value', name);
      const json = this.expression(schema, value, owner + pascal(name));
      const start = JSON.stringify(`,${JSON.stringify(name)}:`);
      lines.push(`if (${value} !== undefined) json += ${start} + ${json};`);
    }
    lines.push(...this.restLines(members, rest, owner));
    lines.push(always.length === 0 ? "return '{' + json.slice(1) + '}';" : "return json + '}';");
    return lines.map((line) => `  ${line}\n`).join('');
  }

  /** Returns the JSON of a required member. The test for null follows the test for its presence. */
  private needed(schema: unknown, value: string, member: string, wanted: string): string {
    if (!isRecord(schema)) return `${writeName('any')}(${value})`;
    const { inner, isNullable } = withoutNull(schema);
    const write = this.functionOf(inner, wanted);
    return isNullable ? `(${value} === null ? 'null' : ${write}(${member}))` : `${write}(${value})`;
  }

  private restLines(
    members: readonly (readonly [string, unknown])[],
    rest: unknown,
    owner: string,
  ): string[] {
    if (rest === undefined) return [];
    const names = JSON.stringify(members.map(([name]) => name));
    const known = this.declarations.constant(`${owner}Members`, `new Set(${names})`);
    const write = rest === true ? writeName('any') : this.functionOf(rest, `${owner}Other`);
    return [`json += ${writeName('others')}(value, ${known}, ${write});`];
  }
}

const isOpen = (rest: unknown): boolean => rest === true || isRecord(rest);

interface WithoutNull {
  readonly inner: JsonRecord;
  readonly isNullable: boolean;
}

/** Returns a schema without null. */
function withoutNull(schema: JsonRecord): WithoutNull {
  const types = typesOf(schema);
  if (types.includes('null') && types.length > 1) {
    const others = types.filter((type) => type !== 'null');
    return {
      inner: { ...schema, type: others.length === 1 ? others[0] : others },
      isNullable: true,
    };
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = listAt(schema, keyword);
    const others = branches.filter((branch) => !(isRecord(branch) && branch['type'] === 'null'));
    const [only] = others;
    if (others.length === branches.length) continue;
    if (others.length === 1 && isRecord(only)) return { inner: only, isNullable: true };
    return { inner: { ...schema, [keyword]: others }, isNullable: true };
  }
  return { inner: schema, isNullable: false };
}
