import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A temporary copy of the project, for commands that write into it. */
export interface Checkout {
  readonly root: string;
  readonly remove: () => Promise<void>;
}

export async function makeCheckout(): Promise<Checkout> {
  const root = await mkdtemp(join(tmpdir(), 'notaria-new-test-'));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await execute('git', args, { cwd: projectRoot, maxBuffer: 2 ** 26 });
  const files = new Set(stdout.split('\n').filter((path) => path !== ''));
  const folders = new Set([...files].map((path) => path.split('/')[0] ?? path));
  for (const name of folders) {
    await cp(join(projectRoot, name), join(root, name), {
      recursive: true,
      filter: (from) => !/[\\/](?:node_modules|dist)$/.test(from),
    });
  }
  for (const name of ['node_modules', 'scripts/tools/node_modules']) {
    await symlink(join(projectRoot, name), join(root, name));
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program in the copy, without the settings of this test run. */
export async function runIn(
  root: string,
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const { PATH, HOME } = process.env;
  try {
    const options = { cwd: root, env: { PATH, HOME, TZ: 'UTC', ...env }, maxBuffer: 2 ** 26 };
    const { stdout, stderr } = await execute(program, args, options);
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const {
      code = 1,
      stdout = '',
      stderr = '',
    } = error as {
      readonly code?: number;
      readonly stdout?: string;
      readonly stderr?: string;
    };
    return { code, out: stdout, err: stderr };
  }
}

/** Runs test files in the copy, all in one process. */
export const runTests = (root: string, files: readonly string[], env = {}) =>
  runIn(
    root,
    [
      process.execPath,
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=1',
      '--runTestsByPath',
      ...files,
    ],
    { NODE_ENV: 'test', NODE_OPTIONS: '--import tsx --no-warnings', NOTARIA_BUILT: '1', ...env },
  );

/** Runs the compiler of `npm run types` in the copy, without the results of earlier runs. Returns what it reports. */
export async function typeFaults(root: string): Promise<string> {
  const tsc = 'node_modules/typescript-native/bin/tsc';
  const reports = await Promise.all(
    ['.', 'src/console'].map(async (project) => {
      const { code, out, err } = await runIn(root, [process.execPath, tsc, '-p', project]);
      return code === 0 ? '' : out + err;
    }),
  );
  return reports.filter((report) => report !== '').join('\n');
}

/** Returns the commands in the shell blocks below a heading of a document. */
export async function commandsBelow(path: string, heading: string): Promise<readonly string[]> {
  const text = await readFile(join(projectRoot, path), 'utf8');
  const [, section = ''] = text.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n## /);
  return [...own.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
}
