import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { childrenOf, isRunning } from '../support/processes.js';
import { program } from '../support/program.js';
import { buildServer, environment, killAll, makeFolder, startServer, until } from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

describe('the child processes of a server', () => {
  /** Starts a server whose document engine has started its child process. */
  async function startWithChild() {
    const settings = { KYC_ENGINES: 'documents', KYC_ENGINES_PRELOAD: 'on' };
    const server = await startServer(folder.path, environment(settings));
    const { pid = 0 } = server.child;
    await until(() => childrenOf(pid, 'child-images').length === 1);
    const [child = 0] = childrenOf(pid, 'child-images');
    return { server, child };
  }

  test('end with it when it is stopped', async () => {
    const { child, server } = await startWithChild();
    expect(await server.stop()).toBe(0);
    await until(() => !isRunning(child));
  });

  test('end with it when it is killed', async () => {
    const { child, server } = await startWithChild();
    await server.stop('SIGKILL');
    await until(() => !isRunning(child));
  });

  test('do not start before there is a file to decode', async () => {
    const server = await startServer(folder.path, environment());
    expect(childrenOf(server.child.pid ?? 0, 'child-')).toEqual([]);
    await server.stop();
  });

  test('end with it when it is killed while they are busy', async () => {
    const [owner, child] = await Promise.all(
      ['children-owner', 'odd-child'].map((name) =>
        program(new URL(`../support/${name}.ts`, import.meta.url)),
      ),
    );
    const marker = join(folder.path, 'busy');
    const parent = spawn(process.execPath, [owner ?? '', child ?? '', marker], { stdio: 'ignore' });
    // The file exists before its content does.
    await until(() => existsSync(marker) && readFileSync(marker, 'utf8') !== '');
    const busy = Number(readFileSync(marker, 'utf8'));
    expect(isRunning(busy)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isRunning(busy));
  });
});
