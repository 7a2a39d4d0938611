import { pathToFileURL } from 'node:url';
import type { Document } from 'openapi-backend';
import ts from 'typescript';
import { emitContract } from '../../../scripts/codegen/index.js';
import { buildModel } from '../../../scripts/codegen/model/build-model.js';
import type { ContractModel, EmittedFiles } from '../../../scripts/codegen/model/model.js';
import type { MethodTable } from '../../../sdk/core/groups.js';
import type { Tool } from '../../../sdk/mcp/tools.js';
import { loadModule, projectRoot } from '../contract.js';
import type { Validate } from '../validator-faults.js';
import { featureContract, features } from './contract.js';

/** Everything that the contract of all features generates, loaded. */
export interface FeatureOutput {
  readonly model: ContractModel;
  readonly document: Document;
  readonly files: EmittedFiles;
  readonly requests: Readonly<Record<string, Readonly<Record<string, Validate | undefined>>>>;
  readonly replies: Readonly<Record<string, Readonly<Record<number, Validate | undefined>>>>;
  readonly serializers: Readonly<Record<string, ((body: unknown) => string) | undefined>>;
  readonly groups: { readonly features: MethodTable };
  readonly tools: readonly Tool[];
}

/** Generated TypeScript as JavaScript, with the runtime of the clients where it is. */
function javaScript(source: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  const core = pathToFileURL(`${projectRoot}sdk/core/`).href;
  return outputText.replace(/'\.\.\/\.\.\/core\/([\w/-]+)\.js'/g, `'${core}$1.ts'`);
}

export async function generateFeatures(): Promise<FeatureOutput> {
  const contract = featureContract(features);
  const model = buildModel('features', contract);
  const files = await emitContract(model);
  const load = <T>(path: string): Promise<T> => {
    const text = files[path] ?? '';
    return loadModule<T>(path.endsWith('.ts') ? javaScript(text) : text);
  };
  const [requests, replies, serializers, methods, tools] = await Promise.all([
    load<Pick<FeatureOutput, 'requests'>>('generated/features/requests.js'),
    load<Pick<FeatureOutput, 'replies'>>('generated/features/replies.js'),
    load<Pick<FeatureOutput, 'serializers'>>('generated/features/serializers.js'),
    load<Pick<FeatureOutput, 'groups'>>('sdk/features/generated/methods.ts'),
    load<Pick<FeatureOutput, 'tools'>>('sdk/features/generated/tools.ts'),
  ]);
  const document = JSON.parse(files['generated/features/openapi.json'] ?? '') as Document;
  return { model, document, files, ...requests, ...replies, ...serializers, ...methods, ...tools };
}
