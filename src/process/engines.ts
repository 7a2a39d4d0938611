import type { KeyRing } from '../kernel/blobs/keys.js';
import type { Config } from '../kernel/config/config.js';
import type { EngineGroupName } from '../kernel/config/readers.js';
import type { Pool } from '../kernel/db/pool.js';
import type { Logger } from '../kernel/log.js';
import type { ThreadState } from '../kernel/processes/threads.js';
import { createAddressGroup } from '../kyc/addresses/index.js';
import { type EngineSet, handOver, standIns, takeTasks } from '../kyc/engines/index.js';
import { createFaceGroup } from '../kyc/faces/index.js';
import { createDocumentGroup } from '../kyc/reading/index.js';
import { canRecognise, createTextReader, type TextReader } from '../kyc/text/index.js';

/** `elsewhere`: another process has the engines. */
type EngineState = ThreadState | 'missing' | 'elsewhere';

/** Engines that this program brings along. They load with their first check. */
interface EngineGroup {
  readonly name: string;
  readonly engines: Partial<EngineSet>;
  /** Loads what takes seconds to load; a check that comes before waits for it. */
  warmUp(): Promise<void>;
  state(): EngineState;
  close(): Promise<void>;
}

interface OpenedEngines {
  readonly engines: Partial<EngineSet>;
  /** The same by their groups, which have a queue each. */
  readonly groups: readonly Partial<EngineSet>[];
  /** By the name of each group. */
  states(): Readonly<Record<string, EngineState>>;
  close(): Promise<void>;
}

/** Loads all groups in the background, one after another: the first requests need the processor too. */
async function preload(groups: readonly EngineGroup[], log: Logger): Promise<void> {
  for (const { name, warmUp } of groups) {
    const startedAt = performance.now();
    try {
      await warmUp();
      const ms = Math.round(performance.now() - startedAt);
      log.info({ engines: name, ms }, 'Engines are warm');
    } catch (error) {
      log.error({ err: error, engines: name }, 'Engines did not load');
    }
  }
}

type EngineConfig = Pick<Config, 'engines'> &
  Partial<Pick<Config, 'areEnginesPreloaded' | 'engineIdleSeconds'>>;

interface GroupParts {
  readonly log: Logger;
  /** Undefined without its optional packages. */
  readonly text: TextReader | undefined;
  readonly idleMs: number;
}

/** Each group by the name under which KYC_ENGINES asks for it; documents have their portraits cut out by the faces. */
function groupsOf(
  requested: readonly EngineGroupName[],
  { idleMs, log, text }: GroupParts,
): EngineGroup[] {
  const faces = requested.includes('faces') ? createFaceGroup(log, idleMs) : undefined;
  const state = () => text?.state() ?? 'missing';
  const openers: Readonly<Record<EngineGroupName, () => EngineGroup | undefined>> = {
    addresses: () => ({ ...createAddressGroup({ log, text }), state }),
    documents: () => ({
      ...createDocumentGroup({ log, text, findFaces: faces?.findFaces }),
      state,
    }),
    faces: () => faces,
  };
  return requested.map((name) => openers[name]()).filter((group) => group !== undefined);
}

/** Without its optional packages, zones and bar codes of documents and the text of PDFs are still read. */
function openTextReader(
  log: Logger,
  idleMs: number,
  requested: readonly EngineGroupName[],
): TextReader | undefined {
  if (canRecognise()) return createTextReader(log, { idleMs });
  if (requested.some((name) => name !== 'faces')) {
    log.warn('The optional packages of the text reader are not installed (npm run engines)');
  }
  return undefined;
}

/** The engines of this process that the configuration asks for. */
export function openBuiltIn(
  { areEnginesPreloaded = false, engineIdleSeconds = 600, engines }: EngineConfig,
  log: Logger,
): OpenedEngines {
  const idleMs = engineIdleSeconds * 1_000;
  const text = openTextReader(log, idleMs, engines);
  const groups = groupsOf(engines, { idleMs, log, text });
  const loading = areEnginesPreloaded ? preload(groups, log) : Promise.resolve();
  return {
    engines: Object.assign({}, ...groups.map((group) => group.engines)) as Partial<EngineSet>,
    groups: groups.map((group) => group.engines),
    states: () => Object.fromEntries(groups.map((group) => [group.name, group.state()])),
    async close() {
      // The reader goes first: engines that are still loading wait for it.
      await text?.close();
      await Promise.all(groups.map((group) => group.close()));
      await loading;
    },
  };
}

interface ExchangeParts {
  readonly db: Pool;
  readonly keys: KeyRing;
  readonly log: Logger;
}

interface PlacedEngines extends OpenedEngines {
  /** Ends the work for other processes within a time; undefined if there is none. */
  readonly stopTaking: ((graceMs: number) => Promise<void>) | undefined;
}

/** Opens the engines that the configuration asks for. Those of other processes are never loaded here. */
export function openEngines(
  config: EngineConfig & Pick<Config, 'engineRole'>,
  { db, keys, log }: ExchangeParts,
): PlacedEngines {
  const { engineRole } = config;
  if (engineRole !== 'hand-over') {
    const own = openBuiltIn(config, log);
    const { groups } = own;
    return {
      ...own,
      stopTaking: engineRole === 'take' ? takeTasks({ db, keys, log, groups }) : undefined,
    };
  }
  // They tell their names and versions, and the metric of faces.
  const unloaded = openBuiltIn({ ...config, areEnginesPreloaded: false }, log);
  return {
    ...unloaded,
    engines: standIns(unloaded.engines, handOver(db, keys)),
    states: () => Object.fromEntries(config.engines.map((name) => [name, 'elsewhere'])),
    stopTaking: undefined,
  };
}
