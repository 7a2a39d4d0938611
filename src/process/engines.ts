import type { Config } from '../kernel/config/config.js';
import type { EngineGroupName } from '../kernel/config/readers.js';
import type { Logger } from '../kernel/log.js';
import type { ThreadState } from '../kernel/processes/threads.js';
import { createAddressGroup } from '../kyc/addresses/index.js';
import type { EngineSet } from '../kyc/engines/index.js';
import { createFaceGroup } from '../kyc/faces/index.js';
import { createDocumentGroup } from '../kyc/reading/index.js';
import { canRecognise, createTextReader, type TextReader } from '../kyc/text/index.js';

type EngineState = ThreadState | 'missing';

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

/** The engines that the configuration asks for. */
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
    states: () => Object.fromEntries(groups.map((group) => [group.name, group.state()])),
    async close() {
      // The reader goes first: engines that are still loading wait for it.
      await text?.close();
      await Promise.all(groups.map((group) => group.close()));
      await loading;
    },
  };
}
