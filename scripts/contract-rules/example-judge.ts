import { createHash } from 'node:crypto';
import type { ErrorObject } from 'ajv';
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  isRecord,
  type JsonRecord,
  listAt,
  recordAt,
  stringAt,
  stringsAt,
} from '../codegen/model/document.js';
import type { ContractDocument } from '../codegen/model/model.js';
import { reachableComponents, validationSchema } from '../codegen/model/schema-shape.js';
import { hasAtMostDecimals } from '../codegen/runtime/decimals.js';
import { requiredOnly, valueText, withoutMisspelt } from './value-faults.js';

export function exampleValidator(document: ContractDocument, more: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    ...more,
    // Each schema checks only a few examples, so that fast compilation matters more than fast code.
    inlineRefs: false,
    code: { optimize: false },
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
  });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    schemaType: 'number',
    validate: (limit: number, value: number) => hasAtMostDecimals(value, limit),
  });
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ ...validationSchema(schema), $id: name });
  }
  return ajv;
}

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/** Removes the faults of single alternatives, which stand before the fault of the choice. */
function withoutAlternatives(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    const isInside = (other: ErrorObject | undefined): boolean =>
      other !== undefined &&
      other.parentSchema !== error.parentSchema &&
      `${other.instancePath}/`.startsWith(`${error.instancePath}/`);
    while (isChoice(error) && isInside(kept.at(-1))) kept.pop();
    kept.push(error);
  }
  return kept;
}

/** Names in a reference of a validator, such as `Product#`. */
const nameOf = (branch: unknown): string =>
  stringAt(branch, '$ref')?.replace(/#$/, '') ?? stringAt(branch, 'type') ?? 'an inline schema';

/** Tells the faults of examples by the schemas of a document. */
class FaultTexts {
  private readonly document: ContractDocument;
  private readonly ajv: Ajv2020;

  constructor(document: ContractDocument, ajv: Ajv2020) {
    this.document = document;
    this.ajv = ajv;
  }

  /** Returns the faults of an example, each once. */
  of(errors: readonly ErrorObject[], start: string): readonly string[] {
    const all = withoutMisspelt(withoutAlternatives(errors)).map((error) => {
      const name = `${start}${error.instancePath}`;
      return isChoice(error)
        ? `${name} ${this.choice(error, name)}`
        : `${name} ${valueText(error, this.members(error.parentSchema))}`;
    });
    return [...new Set(all)];
  }

  /** Returns the members of a schema with those of the components that it extends. */
  private members(schema: unknown): readonly string[] {
    const extended = listAt(schema, 'allOf').flatMap((part) => {
      const name = nameOf(part);
      return this.members(this.document.components.schemas[name] ?? part);
    });
    return [...new Set([...extended, ...Object.keys(recordAt(schema, 'properties'))])];
  }

  private choice({ schema, params, data }: ErrorObject, name: string): string {
    const branches = Array.isArray(schema) ? schema.filter(isRecord) : [];
    const isSeveral = Array.isArray(recordAt({ params }, 'params')['passingSchemas']);
    if (branches.every(requiredOnly)) {
      const members = branches.flatMap((branch) => stringsAt(branch, 'required')).join(', ');
      return isSeveral ? `must have only one of ${members}` : `needs one of the members ${members}`;
    }
    const real = branches.filter((branch) => branch['type'] !== 'null');
    const names = real.map(nameOf).join(', ');
    if (isSeveral) return `fits several of ${names}: give each a member with a const of its own`;
    const nearest = this.nearest(real, data);
    const told = nearest.map(({ branch, errors }) => {
      return `for ${nameOf(branch)}, ${this.of(errors, name).join(', ')}`;
    });
    return `fits none of ${names}: ${told.join('; ')}`;
  }

  /** Returns the alternatives with the fewest faults. Another constant counts most. */
  private nearest(branches: readonly JsonRecord[], data: unknown) {
    const judged = branches.map((branch) => {
      this.ajv.validate(branch, data);
      const errors = [...(this.ajv.errors ?? [])];
      const others = errors.filter(({ keyword }) => keyword === 'const').length;
      return { branch, errors, weight: errors.length + others * 100 };
    });
    const least = Math.min(...judged.map(({ weight }) => weight));
    return judged.filter(({ weight }) => weight === least);
  }
}

/** Results by the content that they depend on, so that a long-running process checks only changed examples. */
const verdicts = new Map<string, string | undefined>();

/** Returns a key for a schema with all components that it refers to. */
function contentOf(document: ContractDocument, schema: JsonRecord): string {
  const names = [...reachableComponents(document, schema)].sort();
  const parts = names.map((name) => [name, document.components.schemas[name]]);
  return createHash('sha256')
    .update(JSON.stringify([schema, parts]))
    .digest('hex');
}

/** Returns the faults of an example; undefined if the schema allows it. */
export type ExampleJudge = (schema: JsonRecord, example: unknown) => string | undefined;

/** Returns a judge of the examples of a document. It compiles a schema once for all its examples. */
export function exampleJudge(document: ContractDocument): ExampleJudge {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();
  // Most operations share the schemas of their errors.
  const contents = new Map<string, string>();
  return (schema, example) => {
    const text = JSON.stringify(schema);
    const content = contents.get(text) ?? contentOf(document, schema);
    contents.set(text, content);
    const key = `${content} ${JSON.stringify(example)}`;
    if (verdicts.has(key)) return verdicts.get(key);
    ajv ??= exampleValidator(document);
    const validate = compiled.get(content) ?? ajv.compile(validationSchema(schema));
    compiled.set(content, validate);
    const verdict = validate(example)
      ? undefined
      : new FaultTexts(document, ajv).of([...(validate.errors ?? [])], 'example').join(', ');
    verdicts.set(key, verdict);
    return verdict;
  };
}
