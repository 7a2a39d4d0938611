import { banner } from './emit.js';
import type { ContractModel, EmittedFiles } from './model.js';
import { emitMethods } from './sdk-methods.js';
import { emitQueries } from './sdk-queries.js';
import { emitTools } from './sdk-tools.js';
import { emitTypes, typeNames } from './sdk-types.js';

/** The typed client of a contract: its public types, its method tables with their interfaces, its operations as tools. */
export function emitSdk(model: ContractModel): EmittedFiles {
  const folder = `sdk/${model.name}/generated`;
  const types = emitTypes(model);
  const names = typeNames(types);
  return {
    [`${folder}/types.ts`]: `${banner}\n${types}`,
    [`${folder}/methods.ts`]: `${banner}\n${emitMethods(model, names)}`,
    [`${folder}/queries.ts`]: `${banner}\n${emitQueries(model, names)}`,
    [`${folder}/tools.ts`]: emitTools(model),
  };
}
