import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { program } from '../support/program.js';

export const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the server, since the tests run the shipped program; a test run that has built it skips this. */
export async function buildServer(): Promise<void> {
  if (process.env['NOTARIA_BUILT'] !== undefined) return;
  await run(process.execPath, [join(root, 'scripts/build/all.mjs')]);
}

/** Creates a folder to run in, outside of the checkout. */
export async function makeFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'notaria-process-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Returns an environment without the settings of the test run, above all without DATABASE_URL. */
export function environment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  // Engines and the history of the demo take seconds: only their own tests wait for that.
  const quick = { KYC_ENGINES: 'none', DEMO: 'catalogue' };
  return { PATH, HOME, TZ: 'UTC', PORT: '0', ...quick, ...extra };
}

/**
 * Starts a program of Node.js, with the words of `enter` before its command. V8 does not optimise the embedded engine, which takes a third of the time of a start and
 * which a program that ends within seconds does not gain by.
 */
function startProgram(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  enter: readonly string[] = [],
) {
  const [file = '', ...rest] = [...enter, process.execPath, '--liftoff-only', ...args];
  return spawn(file, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export interface ProcessResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a script of the shipped server, or a program of the checkout, until it ends. */
export async function runScript(
  script: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<ProcessResult> {
  const [path = '', ...args] = script;
  const source = pathToFileURL(join(root, path));
  const file = path.endsWith('.ts') ? await program(source) : fileURLToPath(source);
  const child = startProgram([file, ...args], cwd, env);
  const [out, err] = [gather(child.stdout), gather(child.stderr)];
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out: out(), err: err() };
}

/** Starts a command of the shipped server. */
export function spawnCli(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  const child = startProgram([join(root, 'dist/cli.js'), ...words], cwd, env);
  started.push(child);
  return { child, out: gather(child.stdout), err: gather(child.stderr) };
}

function gather(stream: Readable): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

export interface Server {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly baseUrl: string;
  readonly out: () => string;
  readonly err: () => string;
  /** Returns the value beside a name in the banner. */
  readonly shown: (name: string) => string;
  /** The command to paste from the banner. */
  readonly curl: string;
  readonly key: string;
  /** Sends the signal and resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const started: Server['child'][] = [];

/** Kills all servers. Call it in `afterAll`, since a failed test must not leave one behind. */
export function killAll(): void {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
}

export function spawnServer(
  cwd: string,
  env: NodeJS.ProcessEnv,
  enter: readonly string[] = [],
  args: readonly string[] = [],
): Server['child'] {
  const child = startProgram([join(root, 'dist/main.js'), ...args], cwd, env, enter);
  started.push(child);
  return child;
}

/**
 * Resolves once the server prints its banner, or rejects with its output.
 *
 * @param enter  words before its command, such as those that run it on another host of a network
 * @param args  its arguments
 */
export async function startServer(
  cwd: string,
  env: NodeJS.ProcessEnv,
  enter: readonly string[] = [],
  args: readonly string[] = [],
): Promise<Server> {
  const child = spawnServer(cwd, env, enter, args);
  const [out, err] = [gather(child.stdout), gather(child.stderr)];
  const isReady = () => /Contract .*\n(?:.*\n)*?\n/.test(out());
  await until(() => isReady() || child.exitCode !== null);
  if (!isReady()) throw new Error(`The server ended: ${out()}${err()}`);
  const shown = (name: string) => new RegExp(`^  ${name} +(\\S+)$`, 'm').exec(out())?.[1] ?? '';
  const curl = /^curl .*$/m.exec(out())?.[0] ?? '';
  return {
    child,
    out,
    err,
    shown,
    curl,
    baseUrl: shown('ERP').replace(/\/api$/, ''),
    key: /X-API-Key: ([^']+)/.exec(curl)?.[1] ?? '',
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}

/** Polls until the condition holds; the time limit of the test ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

export async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}

/** Returns a free port, for servers whose port must be known before they print it. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
