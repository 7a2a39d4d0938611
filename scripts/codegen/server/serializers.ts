import { bundleModule } from '../bundle/bundle-module.js';
import { createDeclarations } from '../compile/code.js';
import { WriterWriter, writeName, writeNames } from '../compile/writers.js';
import type { ContractModel, EmittedFiles } from '../model/model.js';
import { banner } from '../text/emit.js';
import { successOf } from './operations.js';
import { runtimeImports, runtimeNames } from './validators.js';

const writeImports = writeNames.map((name) => `${name} as ${writeName(name)}`).join(', ');

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
    const { schema } = successOf(operation);
    const type = schema === undefined ? 'undefined' : 'Serialize';
    types.push(`  readonly ${operation.id}: ${type};\n`);
    if (schema === undefined) continue;
    entries.push(`  ${operation.id}: ${writer.functionOf(schema, operation.id)},\n`);
  }
  const imports = `${runtimeImports}import { ${writeImports} } from 'notaria:write';\n`;
  const code = `${declarations.text()}export const serializers = {\n${entries.join('')}};\n`;
  return {
    [`${folder}/serializers.js`]: await bundleModule(`${imports}${code}`, {}),
    [`${folder}/serializers.d.ts`]: `${banner}
/** @throws {Error} when a required member is missing */
export type Serialize = (body: unknown) => string;

export declare const serializers: {\n${types.join('')}};\n`,
  };
}
