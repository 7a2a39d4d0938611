import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  run,
  type Server,
  startServer,
} from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: Awaited<ReturnType<typeof makeFolder>>;
let server: Server;
let section: string;

/** Returns the code blocks of a language in the tour. */
const blocks = (language: string): readonly string[] =>
  [...section.matchAll(new RegExp(`\`\`\`${language}\\b[^\\n]*\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text.replaceAll('http://127.0.0.1:4000', server.baseUrl),
  );

async function readTour(path: string): Promise<string> {
  const text = await readFile(join(root, path), 'utf8');
  return /^## A tour\n([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
}

/** The folder resembles a checkout: tsconfig.json finds the clients, node_modules finds tsx. */
async function writeCheckout(): Promise<void> {
  const paths = Object.fromEntries(
    ['erp', 'kyc'].map((name) => [`@notaria/${name}`, [join(root, `sdk/${name}/index.ts`)]]),
  );
  await writeFile(
    join(folder.path, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { paths } }),
  );
  await writeFile(join(folder.path, 'package.json'), '{"type":"module"}');
  await symlink(join(root, 'node_modules'), join(folder.path, 'node_modules'));
}

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
  await writeCheckout();
  server = await startServer(folder.path, environment());
  section = `${await readTour('README.md')}\n${await readTour('docs/verification.md')}`;
});

afterAll(async () => {
  killAll();
  await folder.remove();
});

/** Creates a user project that installs a client from the running server. */
async function makeProject(): Promise<string> {
  const path = join(folder.path, 'project');
  await mkdir(path);
  await writeFile(join(path, 'package.json'), '{}');
  return path;
}

/** No server listens at this registry: the tour needs the tested server only. */
function commandEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_audit: 'false',
    npm_config_fetch_retries: '0',
    npm_config_update_notifier: 'false',
  };
}

async function versionOf(name: string): Promise<string> {
  const manifest = await readFile(join(root, `sdk/${name}/package.json`), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

describe('the tours of the README and of verification, on a server started as they describe', () => {
  test('run every command in order, with the programs saved as they describe', async () => {
    const names = [...section.matchAll(/`(tour-\w+\.ts)`/g)].map(([, name = '']) => name);
    const programs = blocks('ts');
    expect(names).toHaveLength(programs.length);
    for (const [index, name] of names.entries()) {
      await writeFile(join(folder.path, name), programs[index] ?? '');
    }
    const lines = blocks('sh').flatMap((block) => block.trim().split('\n'));
    const said: string[] = [];
    for (const line of lines) {
      const isInstall = line.startsWith('npm install ');
      const command = line.replace('VERSION', await versionOf('erp'));
      const cwd = isInstall ? await makeProject() : folder.path;
      said.push((await run('sh', ['-c', command], { cwd, env: commandEnvironment() })).stdout);
    }
    expect(said).toEqual([
      [
        'Almacén principal 25 22.5',
        'Sucursal Santiago 15 13.5',
        'El producto TOUR-1 tiene 25 en existencia y se pidieron 1000\n',
      ].join('\n'),
      expect.stringContaining('added 1 package'),
      expect.stringMatching(
        /^approved .+\nnot_started, in_progress, in_review, approved\nLa sesión no puede pasar de /,
      ),
    ]);
  });
});
