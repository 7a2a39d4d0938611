import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe } from '../support/jest.js';
import { until } from '../support/until.js';

/** Rehearsals install packages and start services of their own: `npm run rehearse`. */
export const inRehearsals: typeof describe.skip =
  process.env['REHEARSALS'] === 'on' ? describe : describe.skip;

/** A user without rights: files of root are read-only to it. Undefined where this process is no root. */
export interface Person {
  readonly uid: number;
  readonly gid: number;
}

const idOf = (flag: string, name: string): number => Number(execFileSync('id', [flag, name]));

/** Returns the ids of a user to run programs as. Only root can choose one. */
export function personOf(name: string): Person | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

/** Creates a folder that the user owns. */
export function ownFolder(path: string, person: Person | undefined): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  if (person !== undefined) chownSync(path, person.uid, person.gid);
  return path;
}

/** The processes of a rehearsal, and what they write. */
export interface Processes {
  start(name: string, command: readonly string[], options: StartOptions): ChildProcess;
  output(name: string): string;
  endAll(): Promise<void>;
}

interface StartOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly person?: Person | undefined;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export function openProcesses(): Processes {
  const children: ChildProcess[] = [];
  const outputs = new Map<string, string>();
  return {
    start(name, [file = '', ...args], { cwd, env, person }) {
      const child = spawn(file, args, { cwd, env, ...person, stdio: ['ignore', 'pipe', 'pipe'] });
      children.unshift(child);
      const keep = (chunk: Buffer) => void outputs.set(name, (outputs.get(name) ?? '') + chunk);
      child.stdout?.on('data', keep);
      child.stderr?.on('data', keep);
      return child;
    },
    output: (name) => outputs.get(name) ?? '',
    async endAll() {
      for (const child of children) await end(child);
    },
  };
}

/** Resolves once something listens on the port. */
export async function listening(port: number, host = '127.0.0.1'): Promise<void> {
  await until(
    () =>
      new Promise((resolve) => {
        const socket = connect(port, host);
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      }),
  );
}

/** Returns the folder of PostgreSQL's programs. */
const postgresFolder = (): string => execFileSync('pg_config', ['--bindir']).toString().trim();

/** Starts a PostgreSQL of its own, with one user who logs in with a password. */
export async function startPostgres(
  processes: Processes,
  folder: string,
  port: number,
  { password, user }: { readonly password: string; readonly user: string },
): Promise<void> {
  const person = personOf('postgres');
  const own = ownFolder(join(folder, 'postgres'), person);
  const passwordFile = join(own, 'password');
  writeFileSync(passwordFile, password);
  const programs = postgresFolder();
  const data = join(own, 'data');
  const options = ['-D', data, '-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(join(programs, 'initdb'), options, { ...person, cwd: own, stdio: 'ignore' });
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${own}`];
  const command = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...settings];
  processes.start('postgres', command, { cwd: own, person });
  const probe = ['-q', '-h', '127.0.0.1', '-p', String(port)];
  await until(() => spawnSync(join(programs, 'pg_isready'), probe).status === 0);
}
