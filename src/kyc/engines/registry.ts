import type { Environment } from '../../kernel/principal.js';
import { kycErrors } from '../errors.js';
import { sandbox, sandboxIdentities } from './sandbox.js';
import type { Capability, EngineSet } from './types.js';

/** The engines of this deployment; test keys get the sandbox, and nobody else does. */
export interface Engines {
  /** Undefined where none is configured. */
  find<C extends Capability>(environment: Environment, capability: C): EngineSet[C] | undefined;
  /** @throws ApiError 503 where none is configured */
  get<C extends Capability>(environment: Environment, capability: C): EngineSet[C];
}

const told: Readonly<Record<Capability, { readonly en: string; readonly es: string }>> = {
  documents: { en: 'identity documents', es: 'documentos de identidad' },
  addresses: { en: 'proofs of address', es: 'comprobantes de domicilio' },
  identities: { en: 'identity numbers', es: 'números de identidad' },
  liveness: { en: 'liveness', es: 'prueba de vida' },
  faceMatch: { en: 'comparing faces', es: 'comparación de rostros' },
  faceEmbedding: { en: 'searching faces', es: 'búsqueda de rostros' },
  age: { en: 'ages', es: 'edades' },
};

/**
 * @param live     those of this deployment; each capability by itself may be missing
 * @param builtIn  asked by test keys for what the sandbox has no word on: those that reach nobody outside
 */
export function createEngines(
  live: Partial<EngineSet>,
  builtIn: Pick<Partial<EngineSet>, 'identities'> = {},
): Engines {
  const test: EngineSet = { identities: sandboxIdentities(builtIn.identities), ...sandbox };
  const find: Engines['find'] = (environment, capability) =>
    environment === 'test' ? test[capability] : live[capability];
  return {
    find,
    get(environment, capability) {
      const engine = find(environment, capability);
      if (engine !== undefined) return engine;
      const { en, es } = told[capability];
      throw kycErrors.notConfigured({
        en: `No engine for ${en} is configured on this server`,
        es: `Este servidor no tiene configurado un motor de ${es}`,
      });
    },
  };
}
