import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listCompanyCodes } from '../../erp/config/index.js';
import { extractArchive } from '../../kernel/backup/archive.js';
import { type Manifest, type PartName, verifyManifest } from '../../kernel/backup/manifest.js';
import type { Database } from '../../kernel/db/client.js';
import { lockFolder } from '../../kernel/db/lock.js';
import { SchemaError } from '../../kernel/db/schema/state.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import { holdDeliveries } from '../../kyc/webhooks/index.js';
import { openMigrated } from '../../runtime.js';
import type { Command, OfflineCall } from '../command.js';
import { refuseServer } from './backup.js';

const draftName = 'restore.draft';

async function refuseUsed(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const used = names.filter((name) => name !== 'notaria.lock' && name !== draftName);
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

/** Opens the restored database to verify it, and holds its webhooks. */
async function holdCopy(call: OfflineCall, draft: string): Promise<readonly string[]> {
  const database = await openCopy(call, draft);
  try {
    await holdDeliveries(database.knex, call.now);
    return await listCompanyCodes(database.knex);
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

interface RestoreResult {
  readonly manifest: Manifest;
  readonly companies: readonly string[];
}

async function restoreLocked(call: OfflineCall, dataDir: string): Promise<RestoreResult> {
  await refuseUsed(dataDir);
  const draft = join(dataDir, draftName);
  await rm(draft, { recursive: true, force: true });
  try {
    await extractArchive(call.operand, draft);
    const manifest = await verifyManifest(draft, call.operand);
    const companies = await holdCopy(call, draft);
    await moveParts(draft, dataDir, manifest);
    return { manifest, companies };
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
  options: {},
  details:
    'Needs a DATA_DIR without a server. Verifies the checksums, opens the database and migrates it, before anything is in its place.',
  isOffline: true,
  async run(call) {
    const { config, operand } = call;
    refuseServer(config, 'restore');
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const unlock = await lockFolder(config.dataDir);
    try {
      const restored = await restoreLocked(call, config.dataDir);
      const { createdAt, parts } = restored.manifest;
      const steps = nextSteps(restored).map((step, index) => `  ${index + 1}. ${step}`);
      const title = `Restored ${operand} of ${createdAt}, with ${parts.blobs?.files ?? 0} stored files.`;
      return {
        data: { createdAt, companies: restored.companies, needs: restored.manifest.needs },
        text: [title, ...steps].join('\n'),
      };
    } finally {
      await unlock();
    }
  },
};
