import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { makeFolder, until } from './support.js';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));

let folder: Awaited<ReturnType<typeof makeFolder>>;
let child: ChildProcess | undefined;

const read = (name: string) => readFile(join(folder.path, name), 'utf8').catch(() => '');

beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  const preparing = Number(await read('preparing'));
  if (preparing > 0 && !hasEnded(preparing)) process.kill(preparing, 'SIGKILL');
  await folder.remove();
});

/** A process has ended when no signal reaches it. */
function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

test('npm start serves before the packed clients and the prepared database, and ends their preparation', async () => {
  const build = join(folder.path, 'scripts/build');
  await mkdir(build, { recursive: true });
  for (const name of ['start.mjs', 'help.mjs', 'help-texts.mjs'])
    await cp(join(scripts, name), join(folder.path, 'scripts', name));
  const writing = (name: string) =>
    `import { writeFileSync } from 'node:fs';
     writeFileSync(${JSON.stringify(join(folder.path, name))}, String(process.pid));`;
  // The build of the server writes the program; the preparation does not end.
  const main = `${writing('served')} setInterval(() => undefined, 1_000);
    process.on('SIGTERM', () => process.exit(0));`;
  await writeFile(
    join(build, 'server.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
     mkdirSync('dist');
     writeFileSync('dist/main.js', ${JSON.stringify(main)});`,
  );
  await writeFile(
    join(build, 'extras.mjs'),
    `${writing('preparing')} setInterval(() => undefined, 1_000);`,
  );
  await writeFile(join(folder.path, 'package.json'), '{"type":"module"}');
  child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder.path, stdio: 'inherit' });
  await until(async () => (await read('served')) !== '' && (await read('preparing')) !== '');
  // The server runs in the process of the command, which signals reach.
  expect(Number(await read('served'))).toBe(child.pid);
  const preparing = Number(await read('preparing'));
  expect(hasEnded(preparing)).toBe(false);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  await until(() => hasEnded(preparing));
});
