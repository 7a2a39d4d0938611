import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listCompanies } from '../../erp/config/index.js';
import { extractArchive } from '../../kernel/backup/archive.js';
import { type Manifest, type PartName, verifyManifest } from '../../kernel/backup/manifest.js';
import type { Database } from '../../kernel/db/client.js';
import { lockFolder } from '../../kernel/db/lock.js';
import { SchemaError } from '../../kernel/db/schema/state.js';
import { ledgerName, openLedger } from '../../kernel/erasures/ledger.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import { holdDeliveries } from '../../kernel/webhooks/hold-queries.js';
import { type RepeatedErasures, repeatErasures } from '../../kyc/repeat-erasures.js';
import { openMigrated } from '../../runtime.js';
import type { Command, OfflineCall } from '../command.js';
import { refuseServer } from './backup.js';
import { describeRepeated, refuseNoLedger } from './erasures.js';

const draftName = 'restore.draft';

async function refuseUsed(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const mayBeThere = ['notaria.lock', draftName, ledgerName];
  const used = names.filter((name) => !mayBeThere.includes(name));
  if (used.length === 0) return;
  throw new OperatorError(
    `${dataDir} is not empty (${used.slice(0, 3).join(', ')}): restore into a new DATA_DIR`,
  );
}

async function openCopy(call: OfflineCall, draft: string): Promise<Database> {
  const { config, operand, progress } = call;
  const folder = { ...config, databaseUrl: undefined, dataDir: draft, migratesAtStart: true };
  try {
    return await openMigrated(folder, progress);
  } catch (cause) {
    if (cause instanceof SchemaError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`The database in ${operand} cannot be opened: ${reason}`, { cause });
  }
}

interface RestoreResult {
  readonly manifest: Manifest;
  readonly companies: readonly string[];
  /** Undefined if the operator left them out. */
  readonly erased: RepeatedErasures | undefined;
}

/** Erasures of before a backup are in it; a day is more than clocks differ and transactions last. */
const marginMs = 86_400_000;

/** Opens the restored database to verify it, holds its webhooks, and repeats the erasures since the backup. */
async function prepareCopy(
  call: OfflineCall,
  draft: string,
  { createdAt }: Manifest,
): Promise<Omit<RestoreResult, 'manifest'>> {
  const database = await openCopy(call, draft);
  const { knex } = database;
  try {
    await holdDeliveries(knex, call.now);
    const since = new Date(Date.parse(createdAt) - marginMs);
    const erased = call.isSet('without-erasures')
      ? undefined
      : await repeatErasures(knex, openLedger(call.config), { since, now: call.now });
    const companies = (await listCompanies(knex)).filter(({ isTest }) => !isTest);
    return { erased, companies: companies.map(({ code }) => code) };
  } finally {
    await database.close();
  }
}

/** Moves the database last, so that an incomplete folder has no database. */
async function moveParts(draft: string, dataDir: string, { parts }: Manifest): Promise<void> {
  const names = Object.keys(parts) as PartName[];
  for (const name of [...names.filter((each) => each !== 'postgres'), 'postgres']) {
    await rename(join(draft, name), join(dataDir, name));
  }
}

async function restoreLocked(call: OfflineCall, dataDir: string): Promise<RestoreResult> {
  await refuseUsed(dataDir);
  const draft = join(dataDir, draftName);
  await rm(draft, { recursive: true, force: true });
  try {
    await extractArchive(call.operand, draft);
    const manifest = await verifyManifest(draft, call.operand);
    const prepared = await prepareCopy(call, draft, manifest);
    await moveParts(draft, dataDir, manifest);
    return { manifest, ...prepared };
  } finally {
    // After a failure, files may still be written for a moment.
    await rm(draft, { recursive: true, force: true, maxRetries: 10 });
  }
}

function nextSteps({ companies, manifest }: RestoreResult): readonly string[] {
  const { needs } = manifest;
  return [
    ...(needs.length > 0 ? [`Set ${needs.join(', ')} as on the original server.`] : []),
    ...(companies.length > 0 ? ['Check the books: npm run cli -- self-check'] : []),
    'Start the server. It sends no webhooks, because the original may have sent them.',
    ...(needs.includes('S3_BUCKET') ? ['Take the bucket over: npm run cli -- adopt store'] : []),
    'Once the original has stopped for good: npm run cli -- release deliveries (--help)',
  ];
}

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Restore a file of the command backup into an empty DATA_DIR',
  operand: 'FILE.tar.gz',
  options: {
    'without-erasures': {
      type: 'boolean',
      meaning: 'Restore also what was erased since the backup, because the ledger is lost',
    },
  },
  details:
    'Needs a DATA_DIR without a server, which may hold the folder erasures of the original, or ERASURES_DIR: what was erased since the backup is erased again. Verifies the checksums, opens the database and migrates it, before anything is in its place.',
  isOffline: true,
  async run(call) {
    const { config, operand } = call;
    refuseServer(config, 'restore');
    if (!call.isSet('without-erasures')) refuseNoLedger(config);
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const unlock = await lockFolder(config.dataDir);
    try {
      const restored = await restoreLocked(call, config.dataDir);
      const { companies, erased } = restored;
      const { createdAt, parts } = restored.manifest;
      const steps = nextSteps(restored).map((step, index) => `  ${index + 1}. ${step}`);
      const title = `Restored ${operand} of ${createdAt}, with ${parts.blobs?.files ?? 0} stored files.`;
      return {
        data: { createdAt, companies, erased, needs: restored.manifest.needs },
        text: [title, ...(erased ? [describeRepeated(erased)] : []), ...steps].join('\n'),
      };
    } finally {
      await unlock();
    }
  },
};
