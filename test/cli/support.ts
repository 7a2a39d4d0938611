import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../src/cli/run.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';

export const now = new Date('2026-01-31T15:00:00.000Z');

interface ProcessResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Parses the output of `--json`. */
  json(): Record<string, unknown>;
}

interface AuditRow {
  readonly company_id: number;
  readonly action: string;
  readonly actor_type: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly before: unknown;
  readonly after: Record<string, unknown> | null;
}

export interface Workplace {
  readonly database: TestDatabase;
  /** Runs a command as in a terminal. */
  cli(...args: readonly string[]): Promise<ProcessResult>;
  /** Returns the audit rows that `work` writes. */
  audited(work: () => Promise<unknown>): Promise<AuditRow[]>;
  /** Writes a file and returns its path. */
  file(name: string, content: string | Uint8Array): Promise<string>;
  close(): Promise<void>;
}

/** Opens a database and a folder for one test file, with the company ACME. */
export async function openWorkplace(): Promise<Workplace> {
  const database = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'notaria-cli-'));
  const env = { NODE_ENV: 'test', DATA_DIR: join(folder, 'data') };

  async function cli(...args: readonly string[]): Promise<ProcessResult> {
    let [out, err] = ['', ''];
    const terminal = {
      env,
      database,
      now,
      out: (text: string) => {
        out += text;
      },
      err: (text: string) => {
        err += text;
      },
    };
    const code = await runCli(args, terminal);
    return { code, out, err, json: () => JSON.parse(out) as Record<string, unknown> };
  }

  async function audited(work: () => Promise<unknown>): Promise<AuditRow[]> {
    const [last] = await database
      .knex('audit_log as a')
      .max<{ max: number | null }[]>({ max: 'a.id' });
    await work();
    return database
      .knex('audit_log as a')
      .where('a.id', '>', last?.max ?? 0)
      .orderBy('a.id')
      .select<AuditRow[]>();
  }

  await cli('create', 'company', '--code', 'ACME', '--name', 'Acme', '--currency', 'DOP');
  return {
    database,
    cli,
    audited,
    async file(name, content) {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
