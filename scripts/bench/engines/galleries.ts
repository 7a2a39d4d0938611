import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '../../../src/kernel/db/client.js';
import { migrate } from '../../../src/kernel/db/migrate.js';
import { statement } from '../../../src/kernel/db/statements/statement.js';
import { createFaceGalleries } from '../../../src/kyc/biometrics/galleries/galleries.js';
import type { FaceSearchResult } from '../../../src/kyc/biometrics/galleries/likeness.js';
import { searchEach } from '../../../src/kyc/biometrics/galleries/search.js';
import { type FaceRow, noteChanges } from '../../../src/kyc/biometrics/queries.js';
import { searchMetric, toEmbedding } from '../../../src/kyc/faces/evidence/distance.js';
import { migrations } from '../../../src/migrations/index.js';
import type { RunningApplication } from '../../../src/process/start.js';
import { createDatabase } from '../database.js';
import { formatTable, median } from '../table.js';
import { healthDuring, withServer } from './health.js';

const engine = { metric: searchMetric };
const maxBytes = 2 ** 30;
/** The number of searches after the first one, and their duration. */
const leastCount = 10;
const leastMs = 3_000;
const batch = 500;

const galleryOf = (size: number) => ({
  companyId: 1,
  environment: 'live' as const,
  model: 'bench',
  collection: `of-${size}`,
});

/** Random directions are as distant from each other as the faces of two people. */
const randomNumbers = (count: number, scale: number): number[] =>
  Array.from(randomBytes(count), (byte) => (byte / 127.5 - 1) * scale);

const randomFace = (): Uint8Array =>
  toEmbedding(Float32Array.from(randomNumbers(128, 0.15)), randomNumbers(1_024, 1));

const insert = statement<Pick<FaceRow, 'id' | 'collection' | 'model'>>(
  '',
  `INSERT INTO kyc_faces (company_id, environment, collection, model, id, is_blocklisted, embedding, created_at)
   SELECT $1, $2, $3, $4, 'face_' || $3 || '_' || ($5::int + f.at), false, f.embedding, now()
   FROM unnest($6::bytea[]) WITH ORDINALITY AS f (embedding, at)
   RETURNING id, collection, model`,
);

async function fill({ knex }: Database, size: number): Promise<void> {
  const { collection, companyId, environment, model } = galleryOf(size);
  for (let at = 0; at < size; at += batch) {
    const faces = Array.from({ length: Math.min(batch, size - at) }, () =>
      Buffer.from(randomFace()),
    );
    const values = [companyId, environment, collection, model, at, faces];
    await noteChanges(knex, { companyId, environment }, await insert(knex, values));
  }
}

/** Opens a database in memory, or on the server in DATABASE_URL. */
async function openBench(): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined) return openDatabase({ dataDir: 'memory' });
  const own = await createDatabase(url);
  const database = await openDatabase({ url: own.url, poolMax: 10 });
  return {
    ...database,
    async close() {
      await database.close();
      await own.drop();
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

type Search = (embedding: Uint8Array) => Promise<FaceSearchResult>;

async function measure(search: Search, running: RunningApplication): Promise<string[]> {
  const times: number[] = [];
  const ask = async (): Promise<void> => {
    times.push(await timed(() => search(randomFace())));
  };
  const first = await healthDuring(ask(), running);
  const [firstMs = 0] = times.splice(0);
  const until = performance.now() + leastMs;
  const all = async (): Promise<void> => {
    while (times.length < leastCount || performance.now() < until) await ask();
  };
  const later = await healthDuring(all(), running);
  return [
    firstMs.toFixed(0),
    first.p99,
    first.longest,
    median(times).toFixed(1),
    later.p99,
    later.longest,
  ];
}

/**
 * Prints the time of a search, and the delay of other requests meanwhile. @param sizes  numbers, separated by commas
 */
export async function measureGalleries(sizes: string): Promise<void> {
  const database = await openBench();
  const galleries = createFaceGalleries(database.knex, { maxBytes });
  const rows = [['faces', 'searched', 'first ms', 'p99', 'longest', 'later ms', 'p99', 'longest']];
  try {
    await migrate(database, migrations);
    await withServer({ KYC_ENGINES: 'none' }, async (running) => {
      for (const size of sizes.split(',').map(Number)) {
        await fill(database, size);
        const gallery = galleryOf(size);
        const queryOf = (embedding: Uint8Array) => ({ embedding, threshold: 70, limit: 10 });
        const ways: Readonly<Record<string, Search>> = {
          'each one': (face) => searchEach(database.knex, engine, gallery, queryOf(face)),
          'in a thread': (face) => galleries.search(database.knex, engine, gallery, queryOf(face)),
        };
        for (const [name, search] of Object.entries(ways)) {
          rows.push([String(size), name, ...(await measure(search, running))]);
        }
      }
    });
  } finally {
    await galleries.close();
    await database.close();
  }
  process.stdout.write(
    `Milliseconds, one search after another; p99 and longest are of /healthz meanwhile.\n\n${formatTable(rows)}\n`,
  );
}
