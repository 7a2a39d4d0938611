import type { Environment } from '../../kernel/principal.js';
import { kycErrors } from '../errors.js';
import { text } from './messages/index.js';
import { sandbox, sandboxIdentities } from './sandbox.js';
import type { Capability, EngineSet } from './types.js';

/** The engines of this server. Only test keys get the sandbox. */
export interface Engines {
  /** Undefined if none is configured. */
  find<C extends Capability>(environment: Environment, capability: C): EngineSet[C] | undefined;
  /** @throws ApiError 503 if none is configured */
  get<C extends Capability>(environment: Environment, capability: C): EngineSet[C];
}

/**
 * @param live     the engines of this server; each may be missing
 * @param builtIn  local engines that serve test keys where the sandbox has no answer
 */
export function createEngines(
  live: Partial<EngineSet>,
  builtIn: Pick<Partial<EngineSet>, 'identities'> = {},
): Engines {
  const test: EngineSet = { identities: sandboxIdentities(builtIn.identities), ...sandbox };
  const missing = (capability: Capability) =>
    kycErrors.notConfigured(text('noEngine', { capability: text(capability) }));
  const find: Engines['find'] = (environment, capability) =>
    environment === 'test' ? test[capability] : live[capability];
  return {
    find,
    get(environment, capability) {
      const engine = find(environment, capability);
      if (engine !== undefined) return engine;
      throw missing(capability);
    },
  };
}
