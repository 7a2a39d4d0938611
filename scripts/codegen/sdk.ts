import type { ContractModel, EmittedFiles } from './model.js';
import { emitMethods } from './sdk-methods.js';
import { emitTypes } from './sdk-types.js';

const banner = '// Written by the code generator from the contract. Edit the contract instead.\n\n';

/** The typed client of a contract: its public types, and its method tables with their interfaces. */
export function emitSdk(model: ContractModel): EmittedFiles {
  const folder = `sdk/${model.name}/generated`;
  const types = emitTypes(model);
  const names = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
  return {
    [`${folder}/types.ts`]: banner + types,
    [`${folder}/methods.ts`]: banner + emitMethods(model, names.sort()),
  };
}
