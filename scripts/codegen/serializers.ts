import { bundleModule } from './bundle-module.js';
import type { JsonRecord } from './document.js';
import { banner } from './emit.js';
import { loadFastJson } from './fast-json.js';
import type { ContractModel, EmittedFiles, OperationModel } from './model.js';
import { successOf } from './operations.js';
import { writerSchemas } from './writer-schema.js';

const fastJson = loadFastJson();

/** `serializers.js`: writes the success body of each operation, leaving out what the contract does not name. */
export async function emitSerializers(model: ContractModel): Promise<EmittedFiles> {
  const folder = `generated/${model.name}`;
  const modules: Record<string, string> = {};
  const imports: string[] = [];
  const entries: string[] = [];
  const types: string[] = [];
  for (const operation of model.operations) {
    const { schema } = successOf(operation);
    types.push(
      `  readonly ${operation.id}: ${schema === undefined ? 'undefined' : 'Serialize'};\n`,
    );
    if (schema === undefined) continue;
    modules[operation.id] = writer(model, operation, schema);
    imports.push(`import ${operation.id} from 'notaria:${operation.id}';\n`);
    entries.push(`  ${operation.id},\n`);
  }
  const entry = `${imports.join('')}export const serializers = {\n${entries.join('')}};`;
  return {
    [`${folder}/serializers.js`]: await bundleModule(entry, modules),
    [`${folder}/serializers.d.ts`]: `${banner}
/** @throws {Error} when a required member is missing */
export type Serialize = (body: unknown) => string;

export declare const serializers: {\n${types.join('')}};\n`,
  };
}

function writer(model: ContractModel, operation: OperationModel, schema: JsonRecord): string {
  const { root, components } = writerSchemas(model.document, schema);
  const code = fastJson.build(
    { ...root, $id: operation.id },
    {
      schema: components,
      mode: 'standalone',
      inlineValidators: true,
    },
  );
  const [head, tail, ...more] = code.split('module.exports = ');
  if (head === undefined || tail === undefined || more.length > 0) {
    throw new Error(`${operation.id}: the serializer is not of the expected form`);
  }
  return `${head}const write = ${tail}\nexport default write;`;
}
