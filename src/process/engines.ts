import type { Config } from '../kernel/config/config.js';
import type { EngineGroupName } from '../kernel/config/readers.js';
import type { Logger } from '../kernel/log.js';
import { createAddressGroup } from '../kyc/addresses/index.js';
import type { EngineSet } from '../kyc/engines/index.js';
import { createFaceGroup } from '../kyc/faces/index.js';
import { createDocumentGroup } from '../kyc/reading/index.js';
import { createTextReader, type TextReader } from '../kyc/text/index.js';

/** Engines that this program brings along: opened once, told to warm up, closed with the process. */
interface EngineGroup {
  readonly name: string;
  readonly engines: Partial<EngineSet>;
  /** Loads what takes seconds to load; a check that comes before waits for it. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

type EngineState = 'loading' | 'ready' | 'failed';

interface OpenedEngines {
  readonly engines: Partial<EngineSet>;
  /** By the name of each group. */
  states(): Readonly<Record<string, EngineState>>;
  close(): Promise<void>;
}

/** Warms all groups up in the background, one after another: the first requests need the processor too. */
function openEngines(groups: readonly EngineGroup[], log: Logger): OpenedEngines {
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

/** Each group by the name under which KYC_ENGINES asks for it; documents have their portraits cut out by the faces. */
function groupsOf(
  requested: readonly EngineGroupName[],
  log: Logger,
  text: TextReader,
): EngineGroup[] {
  const faces = requested.includes('faces') ? createFaceGroup(log) : undefined;
  const openers: Readonly<Record<EngineGroupName, () => EngineGroup | undefined>> = {
    addresses: () => createAddressGroup({ log, text }),
    documents: () => createDocumentGroup({ log, text, findFaces: faces?.findFaces }),
    faces: () => faces,
  };
  return requested.map((name) => openers[name]()).filter((group) => group !== undefined);
}

/** The engines that the configuration asks for. */
export function openBuiltIn(config: Pick<Config, 'engines'>, log: Logger): OpenedEngines {
  const text = createTextReader(log);
  const opened = openEngines(groupsOf(config.engines, log, text), log);
  return {
    ...opened,
    async close() {
      // The reader goes first: engines that are still loading wait for it.
      await text.close();
      await opened.close();
    },
  };
}
