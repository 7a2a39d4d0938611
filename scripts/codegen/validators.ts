import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { bundleModule } from './bundle-module.js';
import { isRecord, type JsonRecord } from './document.js';
import { banner } from './emit.js';
import { addOwnKeywords, runtimeImports } from './keywords.js';
import type { ContractDocument, ContractModel, EmittedFiles } from './model.js';
import { requestTargets } from './request-targets.js';
import {
  componentSchemas,
  mapInner,
  type Rewrite,
  rewriteSchema,
  validationSchema,
} from './schema-shape.js';

interface Target {
  /** Name of the export. */
  readonly name: string;
  readonly schema: JsonRecord;
}

/** What is compiled into one module, by the schema's text. */
type Targets = Map<string, Target>;

/** Adds a schema and answers the export to use: equal schemas share the first one's. */
function addTarget(targets: Targets, name: string, schema: JsonRecord): string {
  const key = JSON.stringify(schema);
  const target = targets.get(key) ?? { name, schema };
  targets.set(key, target);
  return target.name;
}

/** `requests.js` and `replies.js`, with their types. */
export async function emitValidators(model: ContractModel): Promise<EmittedFiles> {
  const folder = `generated/${model.name}`;
  const [requests, replies] = await Promise.all([requestModule(model), replyModule(model)]);
  return {
    [`${folder}/requests.js`]: requests,
    [`${folder}/requests.d.ts`]: requestTypes,
    [`${folder}/replies.js`]: replies,
    [`${folder}/replies.d.ts`]: replyTypes,
  };
}

const validateTypes = `export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

export type Validate = ((data: unknown) => boolean) & { errors?: readonly ValidationError[] | null };
`;

const requestTypes = `${banner}import type { OperationId } from './operations.js';

${validateTypes}
/** \`params\`, \`query\` and \`headers\` are coerced and filled with defaults in place; bodies never change. */
export interface RequestValidators {
  readonly params: Validate | undefined;
  readonly query: Validate | undefined;
  readonly headers: Validate | undefined;
  readonly body: Validate | undefined;
}

export declare const requests: Readonly<Record<OperationId, RequestValidators>>;
`;

const replyTypes = `${banner}import type { OperationId } from './operations.js';

${validateTypes}
/** One per declared status that has a JSON body. */
export declare const replies: Readonly<Record<OperationId, Readonly<Record<number, Validate>>>>;
`;

async function requestModule(model: ContractModel): Promise<string> {
  const texts: Targets = new Map();
  const bodies: Targets = new Map();
  const entries = model.operations.map((operation) => {
    const members = requestTargets(operation, model.document).map(({ place, schema, isText }) => {
      const name = addTarget(isText ? texts : bodies, `${operation.id}_${place}`, schema);
      return `${place}: ${isText ? 'texts' : 'bodies'}.${name}`;
    });
    return `  ${operation.id}: { ${members.join(', ')} },\n`;
  });
  const entry = `import * as texts from 'notaria:texts';
import * as bodies from 'notaria:bodies';
export const requests = {\n${entries.join('')}};`;
  return bundleModule(entry, {
    texts: compile(model.document, texts, true),
    bodies: compile(model.document, bodies, false),
  });
}

async function replyModule(model: ContractModel): Promise<string> {
  const targets: Targets = new Map();
  const entries = model.operations.map((operation) => {
    const members = operation.replies.flatMap((reply) => {
      if (reply.schema === undefined) return [];
      const name = addTarget(targets, `${operation.id}_${reply.status}`, reply.schema);
      return [`${reply.status}: validators.${name}`];
    });
    return `  ${operation.id}: { ${members.join(', ')} },\n`;
  });
  const entry = `import * as validators from 'notaria:replies';
export const replies = {\n${entries.join('')}};`;
  return bundleModule(entry, { replies: compile(model.document, targets, false) });
}

/** Puts our own keyword in the place of `uniqueItems`. */
function compiledSchema(schema: unknown): JsonRecord {
  const rename: Rewrite = (part, inner) => {
    const { uniqueItems, ...others } = mapInner(part, inner);
    return uniqueItems === undefined ? others : { ...others, 'x-unique': uniqueItems };
  };
  const renamed = rewriteSchema(validationSchema(schema), rename);
  return isRecord(renamed) ? renamed : {};
}

/** Compiles the targets to the text of a module that exports one function each. */
function compile(document: ContractDocument, targets: Targets, useDefaults: boolean): string {
  const ajv = new Ajv({
    allErrors: true,
    code: { source: true, esm: true, lines: true },
    inlineRefs: true,
    strictTypes: false,
    strictRequired: false,
    useDefaults,
  });
  addFormats.default(ajv);
  addOwnKeywords(ajv);
  const schemas = [...targets.values()].map((target) => target.schema);
  const components = componentSchemas(document, schemas, compiledSchema);
  for (const schema of Object.values(components)) ajv.addSchema(schema);
  const ids: Record<string, string> = {};
  for (const { name, schema } of targets.values()) {
    ajv.addSchema({ ...compiledSchema(schema), $id: name });
    ids[name] = name;
  }
  return `${runtimeImports}${appendingErrors(standalone.default(ajv, ids))}`;
}

/** Replaces the copy that ajv makes of all errors for each schema behind a `$ref`. */
function appendingErrors(code: string): string {
  return code.replace(
    /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g,
    'appendErrors(vErrors, $1.errors)',
  );
}
