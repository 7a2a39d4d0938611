import type { Logger } from '../kernel/log.js';
import type { EngineSet } from '../kyc/engines/index.js';

/** Engines that this program brings along: opened once, told to warm up, closed with the process. */
export interface EngineGroup {
  readonly name: string;
  readonly engines: Partial<EngineSet>;
  /** Loads what takes seconds to load; a check that comes before waits for it. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export type EngineState = 'loading' | 'ready' | 'failed';

export interface OpenedEngines {
  readonly engines: Partial<EngineSet>;
  /** By the name of each group. */
  states(): Readonly<Record<string, EngineState>>;
  close(): Promise<void>;
}

/** Warms all groups up in the background, one after another: the first requests need the processor too. */
export function openEngines(groups: readonly EngineGroup[], log: Logger): OpenedEngines {
  const states = new Map<string, EngineState>(groups.map(({ name }) => [name, 'loading']));
  const warmUpAll = async (): Promise<void> => {
    for (const { name, warmUp } of groups) {
      const startedAt = performance.now();
      try {
        await warmUp();
        states.set(name, 'ready');
        const ms = Math.round(performance.now() - startedAt);
        log.info({ engines: name, ms }, 'Engines are warm');
      } catch (error) {
        states.set(name, 'failed');
        log.error({ err: error, engines: name }, 'Engines did not load');
      }
    }
  };
  const warming = warmUpAll();
  return {
    engines: Object.assign({}, ...groups.map(({ engines }) => engines)) as Partial<EngineSet>,
    states: () => Object.fromEntries(states),
    async close() {
      await Promise.all(groups.map((group) => group.close()));
      await warming;
    },
  };
}
