import { readdirSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../process/support.js';
import { describe } from '../support/jest.js';
import { type Ran, runLine } from '../support/runbook.js';
import type { Host } from './network.js';

/** A rehearsal takes longer than the usual suite may, so only `npm run rehearse` does it. */
const isAsked = process.env['REHEARSALS'] === 'on';

const versions = '/usr/lib/postgresql';

/** Returns the folder of the programs of the latest PostgreSQL; undefined when there is none. */
function findPrograms(): string | undefined {
  try {
    const latest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
    return latest === undefined ? undefined : join(versions, latest, 'bin');
  } catch {
    return undefined;
  }
}

const programs = findPrograms();
if (isAsked && programs === undefined) {
  process.stderr.write(`The rehearsals are left out: there is no PostgreSQL in ${versions}.\n`);
}

/** False on a machine without the programs of PostgreSQL, which a private cluster needs. */
export const hasPrograms = programs !== undefined;

/** Tests on a private cluster; left out unless asked for. */
export const onCluster: typeof describe.skip =
  isAsked && programs !== undefined ? describe : describe.skip;

export interface Cluster {
  readonly folder: string;
  readonly url: string;
  /** Runs a line in a shell as the user of PostgreSQL. */
  run(line: string): Promise<Ran>;
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** Starts a streaming replica, whose data lie in the folder `name`. */
  addStandby(name: string, host?: Host): Promise<Standby>;
  /** Stops the cluster and its restored copy, and deletes their files. */
  remove(): Promise<void>;
}

export interface Standby {
  readonly data: string;
  readonly port: number;
  readonly url: string;
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
}

async function idOf(name: string, kind: 'passwd' | 'group'): Promise<number> {
  const lines = (await readFile(`/etc/${kind}`, 'utf8')).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name}:`))?.split(':')[2]);
}

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The host of a cluster that has no network of its own. */
const thisMachine: Host = { address: '127.0.0.1', enter: [] };

/** Runs a line as the user of PostgreSQL, and fails with its output if it fails. */
async function runAsPostgres(
  line: string,
  url: string,
  cwd: string,
  { enter }: Host,
): Promise<Ran> {
  const env = { PATH: `${programs}:${process.env['PATH']}`, DATABASE_URL: url };
  const command = isRoot ? `runuser -u postgres -- sh -c ${quote(line)}` : line;
  const ran = await runLine([...enter, command].join(' '), cwd, env);
  if (ran.code !== 0) throw new Error(`${line} failed: ${ran.text}`);
  return ran;
}

async function query(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const urlAt = ({ address }: Host, port: number): string =>
  `postgres://postgres@${address}:${port}/postgres`;

/** Copies the cluster at `url` while it runs, and starts the copy as its replica. */
async function startStandby(
  folder: string,
  name: string,
  url: string,
  host: Host,
): Promise<Standby> {
  const port = await freePort();
  const data = join(folder, name);
  const run = (line: string) => runAsPostgres(line, url, folder, host);
  const source = `${url}?application_name=${name}`;
  await run(`pg_basebackup -R --checkpoint=fast --no-sync -D ${data} -d '${source}'`);
  const lines = `\nport = ${port}\nlisten_addresses = '${host.address}'\n`;
  await appendFile(join(data, 'postgresql.conf'), lines);
  await run(`pg_ctl start -w -l ${data}/log -D ${data}`);
  const own = urlAt(host, port);
  return { data, port, url: own, query: (sql) => query(own, sql) };
}

/**
 * Starts a PostgreSQL of its own on a free port, with the folders `backup` and `srv` beside its data.
 *
 * @param settings  returns lines of postgresql.conf for the folder
 * @param host      the host of a network that the server runs on; this machine by default
 */
export async function startCluster(
  settings: (folder: string) => Promise<readonly string[]>,
  host: Host = thisMachine,
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-rehearsal-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const url = urlAt(host, port);
  const standbys: string[] = [];
  const run = (line: string) => runAsPostgres(line, url, folder, host);
  for (const name of ['data', 'backup', 'backup/wal', 'srv']) {
    await mkdir(join(folder, name), { mode: 0o700 });
    if (!isRoot) continue;
    await chown(
      join(folder, name),
      await idOf('postgres', 'passwd'),
      await idOf('postgres', 'group'),
    );
  }
  const data = join(folder, 'data');
  await run(`initdb -D ${data} -A trust -U postgres -E UTF8 --no-locale --no-sync`);
  const lines = [
    `port = ${port}`,
    `listen_addresses = '${host.address}'`,
    `unix_socket_directories = ''`,
  ];
  const all = [...lines, ...(await settings(folder))];
  await appendFile(join(data, 'postgresql.conf'), `\n${all.join('\n')}\n`);
  await appendFile(join(data, 'pg_hba.conf'), 'host all,replication all 10.0.0.0/8 trust\n');
  await run(`pg_ctl start -w -l ${data}/log -D ${data}`);
  return {
    folder,
    url,
    run,
    query: (sql) => query(url, sql),
    addStandby(name, place = host) {
      standbys.push(name);
      return startStandby(join(folder, 'srv'), name, url, place);
    },
    async remove() {
      for (const name of [...standbys.map((each) => `srv/${each}`), 'data', 'srv/restored']) {
        await run(`pg_ctl stop -m immediate -D ${join(folder, name)}`).catch(() => undefined);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
