import { type DiscriminatedUnion, discriminatedBy, mergedObject } from '../model/combinations.js';
import {
  componentName,
  isRecord,
  type JsonRecord,
  listAt,
  recordAt,
  stringsAt,
  typesOf,
} from '../model/document.js';
import type { ContractDocument } from '../model/model.js';
import { reachableComponents } from '../model/schema-shape.js';
import { type Declarations, literal, memberOf } from './code.js';
import { numberAt, numberRules, textRules } from './scalar-rules.js';
import { readText } from './text-members.js';

/** Names that the code expects its module to import from `runtime/check.ts`. */
export const checkImports = [
  'anyOf',
  'array',
  'boolean',
  'choice',
  'closed',
  'constant',
  'discriminated',
  'enter',
  'isObject',
  'leave',
  'noRules',
  'not',
  'number',
  'object',
  'oneOf',
  'others',
  'required',
  'size',
  'text',
  'types',
  'validator',
];

export interface CheckOptions {
  /** True to fill members with their defaults. */
  readonly usesDefaults?: boolean;
  /** True to allow unknown members everywhere. */
  readonly isOpen?: boolean;
}

/** A value in generated code: its expression, the path of its parent, and its key. */
interface Target {
  readonly value: string;
  readonly at: string;
  readonly key: string;
  /** The name of the declaration of the value, a prefix for further functions. */
  readonly owner: string;
}

const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

/** Writes the functions that check values by schemas. Named schemas become one function each. */
export class CheckWriter {
  private readonly document: ContractDocument;
  private readonly declarations: Declarations;
  private readonly options: CheckOptions;

  constructor(document: ContractDocument, declarations: Declarations, options: CheckOptions = {}) {
    this.document = document;
    this.declarations = declarations;
    this.options = options;
  }

  /** Returns the name of the function that checks a schema. Declares it on first use. */
  functionOf(schema: unknown, wanted: string): string {
    const name = componentName(schema);
    const target = name === undefined ? schema : this.document.components.schemas[name];
    const key = name === undefined ? `check ${JSON.stringify(schema)}` : `check #${name}`;
    return this.declarations.define(`check${pascal(name ?? wanted)}`, key, (own) =>
      this.declaration(own, isRecord(target) ? target : {}, this.isRecursive(name)),
    );
  }

  /** Returns true for a component that may hold itself. Its values have no other limit of their depth. */
  private isRecursive(name: string | undefined): boolean {
    if (name === undefined) return false;
    const { [name]: schema } = this.document.components.schemas;
    return reachableComponents(this.document, schema).has(name);
  }

  private declaration(name: string, written: JsonRecord, isRecursive: boolean): string {
    const schema = mergedObject(this.document, written);
    const target = { value: 'value', at: 'at', key: 'key', owner: name.replace(/^check/, '') };
    const own = [...this.objectLines(schema, target), ...this.calls(schema, target)];
    const lines = isRecursive ? ['if (!enter(faults, at, key)) return;', ...own, 'leave();'] : own;
    const body = lines.map((line) => `  ${line}\n`).join('');
    return `function ${name}(faults, value, at, key) {\n${body}}\n`;
  }

  /** Returns the calls that check a value, except for members of objects. */
  private calls(schema: JsonRecord, target: Target): string[] {
    const call = (helper: string, ...more: readonly string[]): string =>
      `${helper}(${['faults', target.value, target.at, target.key, ...more].join(', ')});`;
    const name = componentName(schema);
    const referred =
      name === undefined ? [] : [call(this.functionOf({ $ref: schema['$ref'] }, name))];
    const lines = [...referred, ...this.typeCalls(schema, call, target.owner)];
    if (schema['const'] !== undefined)
      lines.push(call('constant', JSON.stringify(schema['const'])));
    const values = listAt(schema, 'enum');
    if (values.length > 0) {
      const list = this.declarations.constant(`${target.owner}Values`, JSON.stringify(values));
      lines.push(call('choice', list));
    }
    if (schema['not'] !== undefined)
      lines.push(call('not', this.functionOf(schema['not'], `${target.owner}Not`)));
    return [...lines, ...this.combinations(schema, call, target)];
  }

  private combinations(
    schema: JsonRecord,
    call: (helper: string, ...more: readonly string[]) => string,
    target: Target,
  ): string[] {
    const lines = listAt(schema, 'allOf').flatMap((part, index) => [
      call(this.functionOf(part, `${target.owner}Part${index + 1}`)),
    ]);
    for (const keyword of ['anyOf', 'oneOf']) {
      const branches = listAt(schema, keyword);
      if (branches.length === 0) continue;
      const others = branches.filter((branch) => !isNull(branch));
      const [only] = others;
      if (others.length === 1 && branches.length === 2) {
        lines.push(
          `if (${target.value} !== null) ${call(this.functionOf(only, `${target.owner}Value`))}`,
        );
        continue;
      }
      const named = discriminatedBy(this.document, schema);
      if (named !== undefined) {
        const line = call('discriminated', ...this.namedChecks(named, target.owner));
        const isNullable = others.length < branches.length;
        lines.push(isNullable ? `if (${target.value} !== null) ${line}` : line);
        continue;
      }
      const checks = branches.map((branch, index) =>
        this.functionOf(branch, `${target.owner}Form${index + 1}`),
      );
      lines.push(call(keyword, `[${checks.join(', ')}]`));
    }
    return lines;
  }

  /** Returns the member of a discriminator, and the checks by its values. */
  private namedChecks({ member, branches }: DiscriminatedUnion, owner: string): readonly string[] {
    const checks = [...branches].map(
      ([value, branch]) => `[${JSON.stringify(value)}, ${this.functionOf(branch, owner)}]`,
    );
    const list = `new Map([${checks.join(', ')}])`;
    return [JSON.stringify(member), this.declarations.constant(`${owner}Forms`, list)];
  }

  private typeCalls(
    schema: JsonRecord,
    call: (helper: string, ...more: readonly string[]) => string,
    owner: string,
  ): string[] {
    const all = typesOf(schema);
    const named = all.filter((type) => type !== 'null');
    const isNullable = String(all.length > named.length);
    const [type] = named;
    if (named.length > 1 || (named.length === 0 && all.length === 1))
      return [call('types', JSON.stringify(all)), ...this.rulesWithoutType(schema, call, owner)];
    if (type === undefined) return this.rulesWithoutType(schema, call, owner);
    if (type === 'boolean') return [call('boolean', isNullable)];
    if (type === 'string') return [call('text', isNullable, this.textRules(schema, owner))];
    if (type === 'array') return [call('array', isNullable, this.arrayRules(schema, owner))];
    if (type === 'object') return [];
    return [call('number', isNullable, this.numberRules(schema, type === 'integer', owner))];
  }

  /** Rules of a value with several types apply only to values of their own type. */
  private rulesWithoutType(
    schema: JsonRecord,
    call: (helper: string, ...more: readonly string[]) => string,
    owner: string,
  ): string[] {
    const value = call('value').split(', ')[1] ?? '';
    const rows: readonly (readonly [string, string, string])[] = [
      ['text', `typeof ${value} === 'string'`, this.textRules(schema, owner)],
      ['number', `typeof ${value} === 'number'`, this.numberRules(schema, false, owner)],
      ['array', `Array.isArray(${value})`, this.arrayRules(schema, owner)],
    ];
    return rows.flatMap(([helper, condition, rules]) =>
      rules === 'noRules' ? [] : [`if (${condition}) ${call(helper, 'false', rules)}`],
    );
  }

  private shared(owner: string, rules: string): string {
    return rules === '{}' ? 'noRules' : this.declarations.constant(`${owner}Rules`, rules);
  }

  private textRules(schema: JsonRecord, owner: string): string {
    return this.shared(owner, textRules(schema));
  }

  private numberRules(schema: JsonRecord, isInteger: boolean, owner: string): string {
    return this.shared(owner, numberRules(schema, isInteger));
  }

  private arrayRules(schema: JsonRecord, owner: string): string {
    const { items } = schema;
    const rules = literal({
      min: numberAt(schema, 'minItems'),
      max: numberAt(schema, 'maxItems'),
      isUnique: schema['uniqueItems'] === true ? 'true' : undefined,
      item: items === undefined ? undefined : this.functionOf(items, `${owner}Item`),
    });
    return this.shared(owner, rules);
  }

  /** Returns the lines that check the type and the members of an object. */
  private objectLines(schema: JsonRecord, target: Target): string[] {
    if (!judgesMembers(schema)) return [];
    const isTyped = isObjectType(schema);
    const isNullable = typesOf(schema).includes('null');
    const block = this.memberLines(schema, target.owner).map((line) => `  ${line}`);
    const condition = isTyped ? `object(faults, value, place, ${isNullable})` : 'isObject(value)';
    return ['const place = at + key;', `if (${condition}) {`, ...block, '}'];
  }

  private memberLines(schema: JsonRecord, owner: string): string[] {
    const properties = recordAt(schema, 'properties');
    const names = Object.keys(properties);
    const lines: string[] = [];
    if (this.options.usesDefaults) lines.push(...defaults(properties));
    const [min, max] = [numberAt(schema, 'minProperties'), numberAt(schema, 'maxProperties')];
    if (min !== undefined || max !== undefined)
      lines.push(`size(faults, value, place, ${min ?? 0}, ${max ?? 'Infinity'});`);
    const required = stringsAt(schema, 'required');
    if (required.length > 0) {
      const list = this.declarations.constant(`${owner}Required`, JSON.stringify(required));
      lines.push(`required(faults, value, place, ${list});`);
    }
    lines.push(...this.otherLines(schema['additionalProperties'], names, owner));
    lines.push(...readText(schema['x-text']));
    for (const name of names) lines.push(...this.memberLine(name, properties[name], owner));
    return lines;
  }

  private otherLines(rest: unknown, names: readonly string[], owner: string): string[] {
    if (rest === undefined || rest === true || (rest === false && this.options.isOpen)) return [];
    const known = this.declarations.constant(
      `${owner}Members`,
      `new Set(${JSON.stringify(names)})`,
    );
    if (rest === false) return [`closed(faults, value, place, ${known});`];
    return [`others(faults, value, place, ${known}, ${this.functionOf(rest, `${owner}Other`)});`];
  }

  private memberLine(name: string, schema: unknown, owner: string): string[] {
    if (!isRecord(schema)) return [];
    const value = memberOf('value', name);
    const target = {
      value,
      at: 'place',
      key: JSON.stringify(`/${name}`),
      owner: owner + pascal(name),
    };
    const calls = judgesMembers(schema)
      ? [`${this.functionOf(schema, target.owner)}(faults, ${value}, place, ${target.key});`]
      : this.calls(schema, target);
    const [only] = calls;
    if (only === undefined) return [];
    if (calls.length === 1 && !only.startsWith('if ')) return [`${value} === undefined || ${only}`];
    return [`if (${value} !== undefined) {`, ...calls.map((line) => `  ${line}`), '}'];
  }
}

const isObjectType = (schema: JsonRecord): boolean =>
  typesOf(schema).includes('object') &&
  typesOf(schema).every((type) => /^(?:object|null)$/.test(type));

const memberKeywords = [
  'properties',
  'required',
  'minProperties',
  'maxProperties',
  'unevaluatedProperties',
  'x-text',
];

/** Returns true if a schema restricts members of objects. */
const judgesMembers = (schema: JsonRecord): boolean =>
  isObjectType(schema) ||
  memberKeywords.some((keyword) => schema[keyword] !== undefined) ||
  ![undefined, true].includes(schema['additionalProperties'] as boolean | undefined);

const isNull = (branch: unknown): boolean => isRecord(branch) && branch['type'] === 'null';

export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function defaults(properties: JsonRecord): string[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const text = isRecord(member) ? textOf(member['default']) : undefined;
    const value = memberOf('value', name);
    return text === undefined ? [] : [`if (${value} === undefined) ${value} = ${text};`];
  });
}
