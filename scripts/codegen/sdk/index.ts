import type { ContractModel, EmittedFiles } from '../model/model.js';
import { banner } from '../text/emit.js';
import { emitMethods } from './methods.js';
import { emitQueries } from './queries.js';
import { emitTools } from './tools.js';
import { emitTypes, typeNames } from './types.js';

/** Emits the typed client of a contract: public types, method tables with interfaces, and operations as tools. */
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
