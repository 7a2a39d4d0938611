import { refuseExisting, writeArchive } from '../../kernel/backup/archive.js';
import {
  type Manifest,
  type NeededSetting,
  type PartName,
  writeManifest,
} from '../../kernel/backup/manifest.js';
import { inStaging, stage } from '../../kernel/backup/staging.js';
import type { Config } from '../../kernel/config/config.js';
import { appliedNames } from '../../kernel/db/schema/state.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import type { Call, Command } from '../command.js';

/** Refuses PostgreSQL, which has its own tools for backups. */
export function refuseServer({ databaseUrl }: Pick<Config, 'databaseUrl'>, command: string): void {
  if (databaseUrl === undefined) return;
  throw new OperatorError(
    `${command} is for the embedded database. For PostgreSQL follow docs/runbooks/restore.md`,
  );
}

function neededSettings({ blobKeys, jwtSecrets, s3 }: Config): readonly NeededSetting[] {
  return [
    ...(blobKeys === undefined ? [] : (['BLOB_KEYS'] as const)),
    ...(jwtSecrets === undefined ? [] : (['JWT_SECRET'] as const)),
    ...(s3 === undefined ? [] : (['S3_BUCKET'] as const)),
  ];
}

const keyFiles: Readonly<Record<'BLOB_KEYS' | 'JWT_SECRET', PartName>> = {
  BLOB_KEYS: 'blob-key',
  JWT_SECRET: 'jwt-secret',
};

async function makeBackup({ config, database, now, operand }: Call) {
  const needs = neededSettings(config);
  const keys = (['BLOB_KEYS', 'JWT_SECRET'] as const)
    .filter((name) => !needs.includes(name))
    .map((name) => keyFiles[name]);
  const { dataDir } = config;
  return inStaging(dataDir, async (folder) => {
    const stalledMs = await stage(folder, {
      database,
      dataDir,
      hasStore: config.s3 === undefined,
      keys,
    });
    const migrations = await appliedNames(database);
    const createdAt = now.toISOString();
    const manifest = await writeManifest(folder, { createdAt, migrations, needs });
    await writeArchive(folder, Object.keys(manifest.parts) as PartName[], operand);
    return { manifest, stalledMs };
  });
}

function describeKeys({ needs, parts }: Manifest): readonly string[] {
  const held = Object.values(keyFiles).filter((name) => parts[name] !== undefined);
  const lines = [];
  if (held.length > 0) {
    lines.push(`It holds keys (${held.join(', ')}): anyone who has the file can read all data.`);
  }
  const keys = needs.filter((name) => name !== 'S3_BUCKET');
  if (keys.length > 0) {
    lines.push(`It does not hold ${keys.join(' and ')}, without which it is of no use: keep them.`);
  }
  if (needs.includes('S3_BUCKET')) lines.push('It does not hold the files of the bucket.');
  return lines;
}

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Write database, files and keys of the embedded engine into one file',
  operand: 'FILE.tar.gz',
  options: {},
  details:
    'Also while the server runs: requests wait while the files of the database are copied. The backup holds one state of all. DATA_DIR needs space for a copy of the database.',
  opensAsItIs: true,
  async run(call) {
    refuseServer(call.config, 'backup');
    refuseExisting(call.operand);
    const { manifest, stalledMs } = await makeBackup(call);
    const files = manifest.parts.blobs?.files ?? 0;
    const lines = [
      `Wrote ${call.operand}, with ${files} stored files. Requests waited ${stalledMs} ms.`,
      ...describeKeys(manifest),
    ];
    return { data: { file: call.operand, stalledMs, ...manifest }, text: lines.join('\n') };
  },
};
