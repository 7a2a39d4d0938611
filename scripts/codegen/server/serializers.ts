import { bundleModule } from '../bundle/bundle-module.js';
import { createDeclarations } from '../compile/code.js';
import { WriterWriter, writeName, writeNames } from '../compile/writers.js';
import {
  type ContractModel,
  type EmittedFiles,
  type OperationModel,
  successesOf,
} from '../model/model.js';
import { banner } from '../text/emit.js';
import { runtimeImports, runtimeNames } from './validators.js';

const writeImports = writeNames.map((name) => `${name} as ${writeName(name)}`).join(', ');

/** Writes the function that writes the success body of an operation; undefined if there is none. */
function writerText(operation: OperationModel, writer: WriterWriter): string | undefined {
  const successes = successesOf(operation);
  const writers = successes.flatMap(({ status, schema }) =>
    schema === undefined ? [] : [[status, writer.functionOf(schema, operation.id)] as const],
  );
  if (successes.length === 1) return writers[0]?.[1];
  const members = writers.map(([status, name]) => `${status}: ${name}`);
  return `${writeName('byStatus')}({ ${members.join(', ')} })`;
}

/**
 * Emits `serializers.js`, which writes the success body of each operation without members that the contract does not
 * name.
 */
export async function emitSerializers(model: ContractModel): Promise<EmittedFiles> {
  const folder = `generated/${model.name}`;
  const declarations = createDeclarations([
    ...runtimeNames,
    ...writeNames.map(writeName),
    'serializers',
  ]);
  const writer = new WriterWriter(model.document, declarations);
  const entries: string[] = [];
  const types: string[] = [];
  for (const operation of model.operations) {
    const text = writerText(operation, writer);
    const isOne = successesOf(operation).length === 1;
    const type = text === undefined ? 'undefined' : isOne ? 'Serialize' : 'SerializeByStatus';
    types.push(`  readonly ${operation.id}: ${type};\n`);
    if (text !== undefined) entries.push(`  ${operation.id}: ${text},\n`);
  }
  const imports = `${runtimeImports}import { ${writeImports} } from 'notaria:write';\n`;
  const code = `${declarations.text()}export const serializers = {\n${entries.join('')}};\n`;
  return {
    [`${folder}/serializers.js`]: await bundleModule(`${imports}${code}`, {}),
    [`${folder}/serializers.d.ts`]: `${banner}
/** @throws {Error} when a required member is missing */
export type Serialize = (body: unknown) => string;

/** Writes the body of \`{ status, body }\`; undefined for a status without a body. */
export type SerializeByStatus = (reply: unknown) => string | undefined;

export declare const serializers: {\n${types.join('')}};\n`,
  };
}
