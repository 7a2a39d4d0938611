import type { Database } from '../kernel/db/client.js';
import type { Migration } from '../kernel/db/schema/migration.js';
import { schemaState } from '../kernel/db/schema/state.js';

/** Starting and stopping are not ready; what is under way is still answered. */
export type Phase = 'starting' | 'running' | 'stopping';

/** Probes may come every second from every proxy; the database is asked once. */
const keepMs = 1_000;
const patienceMs = 2_000;

async function within(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  try {
    return await Promise.race([
      work.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function lacking(
  probe: () => Promise<void>,
  database: Pick<Database, 'knex'>,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  if (!(await within(probe()))) return ['database'];
  const parts: string[] = [];
  const look = async () => {
    const { breaking, missing, isReadOnly } = await schemaState(database, migrations);
    if (missing.length > 0) parts.push('migrations');
    if (breaking.length > 0) parts.push('upgrade');
    if (isReadOnly) parts.push('databaseReadOnly');
  };
  const isKnown = await within(look());
  return isKnown ? parts : ['database'];
}

/**
 * Returns a function that lists what `/readyz` waits for; the list is empty when the process can serve requests.
 *
 * @param probe  resolves when authenticated requests can be served
 * @param loading  what is not loaded yet
 */
export function createReadiness(
  phase: () => Phase,
  probe: () => Promise<void>,
  database: Pick<Database, 'knex'>,
  migrations: readonly Migration[],
  loading: () => readonly string[] = () => [],
): () => Promise<readonly string[]> {
  let lastCheck: { readonly at: number; readonly answer: Promise<readonly string[]> } | undefined;
  return () => {
    const now = phase();
    if (now !== 'running') return Promise.resolve([now]);
    if (lastCheck === undefined || performance.now() - lastCheck.at >= keepMs) {
      lastCheck = { at: performance.now(), answer: lacking(probe, database, migrations) };
    }
    const unloaded = loading();
    if (unloaded.length === 0) return lastCheck.answer;
    return lastCheck.answer.then((missing) => [...missing, ...unloaded]);
  };
}
