import { bundleModule } from '../bundle/bundle-module.js';
import { CheckWriter, checkImports } from '../compile/checks.js';
import { createDeclarations } from '../compile/code.js';
import { formats } from '../compile/scalar-rules.js';
import { textImports } from '../compile/text-members.js';
import type { ContractModel, EmittedFiles, OperationModel } from '../model/model.js';
import { bareSchema } from '../model/schema-shape.js';
import { banner } from '../text/emit.js';
import { requestTargets } from './request-targets.js';

/** Emits `requests.js` and `replies.js` with their types. */
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

/** Returns the imports of functions that generated checks call. */
export const runtimeImports = `import { ${checkImports.join(', ')} } from 'notaria:check';
import { ${textImports.join(', ')} } from 'notaria:coerce';
import { ${[...new Set(Object.values(formats))].join(', ')} } from 'notaria:formats';
`;

export const runtimeNames: readonly string[] = [
  ...checkImports,
  ...textImports,
  ...Object.values(formats),
];

const declare = () => createDeclarations([...runtimeNames, 'requests', 'replies']);

function requestModule(model: ContractModel): Promise<string> {
  const declarations = declare();
  const bodies = new CheckWriter(model.document, declarations);
  const texts = new CheckWriter(model.document, declarations, { usesDefaults: true });
  const entries = model.operations.map((operation) => {
    const members = requestTargets(operation, model.document).map(({ place, schema, isText }) => {
      const writer = isText ? texts : bodies;
      const check = writer.functionOf(bareSchema(schema), `${operation.id} ${place}`);
      return `${place}: validator(${check})`;
    });
    return `  ${operation.id}: { ${members.join(', ')} },\n`;
  });
  const code = `${declarations.text()}export const requests = {\n${entries.join('')}};\n`;
  return bundleModule(`${runtimeImports}${code}`, {});
}

function replyMembers(operation: OperationModel, writer: CheckWriter): readonly string[] {
  return operation.replies.flatMap(({ schema, status }) => {
    if (schema === undefined) return [];
    const check = writer.functionOf(bareSchema(schema), `${operation.id} ${status}`);
    return [`${status}: validator(${check})`];
  });
}

function replyModule(model: ContractModel): Promise<string> {
  const declarations = declare();
  const writer = new CheckWriter(model.document, declarations);
  const entries = model.operations.map(
    (operation) => `  ${operation.id}: { ${replyMembers(operation, writer).join(', ')} },\n`,
  );
  const code = `${declarations.text()}export const replies = {\n${entries.join('')}};\n`;
  return bundleModule(`${runtimeImports}${code}`, {});
}
