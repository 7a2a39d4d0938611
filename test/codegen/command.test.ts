import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '../../scripts/codegen/index.js';
import { lockPath } from '../../scripts/codegen/lock.mjs';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { generatedProject, projectRoot, removeTemplate } from './contract.js';

const program = join(projectRoot, 'scripts/codegen/run.mjs');

/** A running command and what it has written so far. */
interface Command {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output: string;
}

let commands: Command[] = [];

function start(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Command {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const command: Command = { child, ended, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      command.output += String(data);
    });
  }
  commands.push(command);
  return command;
}

async function until(command: Command, isDone: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isDone())) {
    if (command.child.exitCode !== null) throw new Error(`It ended: ${command.output}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  [root, remove] = await generatedProject();
});
afterEach(async () => {
  for (const { child } of commands) child.kill();
  await Promise.all(commands.map(({ ended }) => ended));
  commands = [];
  await remove();
});
afterAll(removeTemplate);

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

const onDisk = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

describe('codegen --watch', () => {
  test('writes the files of a full run after each change, and goes on after a fault', async () => {
    const watch = start(program, ['--root', root, '--watch']);
    await until(watch, () => watch.output.includes('Watching contracts/'));
    await edit('contracts/parts/parts.yaml', (text) => text.replace('maximum: 1000', 'maximum: -'));
    await until(watch, () => /contracts\/parts\/parts\.yaml:\d+: .*\nFaults/.test(watch.output));
    await edit('contracts/parts/parts.yaml', (text) => text.replace('maximum: -', 'maximum: 999'));
    const expected = await generate({ root });
    await until(watch, async () => (await onDisk(lockPath)) === expected[lockPath]);
    for (const [path, text] of Object.entries(expected)) {
      expect([path, await onDisk(path)]).toEqual([path, text]);
    }
    expect(expected['generated/shop/openapi.json']).toContain('999');
  });
});

describe('codegen', () => {
  test('writes the same bytes whatever the time zone, the language and the rights of new files', async () => {
    const before = await onDisk(lockPath);
    await rm(join(root, 'generated'), { recursive: true });
    const shell = `process.umask(0o077); await import(${JSON.stringify(program)})`;
    const file = join(root, 'private.mjs');
    await writeFile(file, shell);
    const env = { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const command = start(file, ['--root', root], env);
    expect(await command.ended).toBe(0);
    expect(await onDisk(lockPath)).toBe(before);
  });

  test('names each step with its time when asked', async () => {
    await rm(join(root, 'generated'), { recursive: true });
    await edit('contracts/shop/items.yaml', (text) => `${text}# later\n`);
    const command = start(program, ['--root', root, '--timings']);
    expect(await command.ended).toBe(0);
    expect(command.output).toMatch(/^shop: rules +\d+ ms$/m);
  });
});

describe('the generator', () => {
  /** A copy of the generator with the packages of this project and a contract of its own. */
  async function copyOfGenerator(): Promise<string> {
    const copy = await mkdtemp(join(tmpdir(), 'generator-'));
    for (const folder of ['scripts', 'src/kernel']) {
      await cp(join(projectRoot, folder), join(copy, folder), { recursive: true });
    }
    await cp(join(root, 'contracts'), join(copy, 'contracts'), { recursive: true });
    await cp(join(projectRoot, 'package.json'), join(copy, 'package.json'));
    await mkdir(join(copy, 'node_modules'));
    for (const name of [
      '@redocly',
      'ajv',
      'ajv-formats',
      'esbuild',
      'openapi-typescript',
      'typescript',
      'yaml',
      '.package-lock.json',
    ]) {
      await symlink(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name));
    }
    return copy;
  }

  test('is bundled anew after a change of its own sources', async () => {
    const copy = await copyOfGenerator();
    const own = join(copy, 'scripts/codegen/run.mjs');
    expect(await start(own, []).ended).toBe(0);
    const emit = join(copy, 'scripts/codegen/text/emit.ts');
    const source = await readFile(emit, 'utf8');
    await writeFile(emit, source.replace('do not edit.', 'never edit.'));
    expect(await start(own, []).ended).toBe(0);
    const types = await readFile(join(copy, 'generated/shop/types.ts'), 'utf8');
    expect(types.split('\n', 1)).toEqual(['// Written by npm run codegen; never edit.']);
    await rm(copy, { recursive: true });
  });
});
