import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baselinePath, driftReport } from '../../scripts/codegen/drift-report.js';
import { MergeConflictError, mergeValues } from '../../scripts/merge/merge-values.js';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { fixtureRoot, projectRoot } from './contract.js';

/** Neither the configuration of this machine nor that of this project is read or written. */
function isolated(home: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return {
    ...Object.fromEntries(own),
    HOME: home,
    GIT_CONFIG_GLOBAL: join(home, 'no-config'),
    GIT_CONFIG_NOSYSTEM: '1',
  };
}

describe('mergeValues', () => {
  test('joins members and items that each side adds', () => {
    const base = { paths: { a: 1, z: 9 }, names: ['a'] };
    const ours = { paths: { a: 1, b: 2, z: 9 }, names: ['a', 'b'] };
    const theirs = { paths: { a: 1, c: 3, z: 9 }, names: ['a', 'c'] };
    const merged = mergeValues(base, ours, theirs);
    expect(JSON.stringify(merged)).toBe(
      '{"paths":{"a":1,"b":2,"c":3,"z":9},"names":["a","b","c"]}',
    );
  });

  test('takes changes and removals of either side', () => {
    const base = { a: { max: 1 }, b: 1, c: 1 };
    expect(mergeValues(base, { a: { max: 2 }, b: 1, c: 1 }, { a: { max: 1 }, c: 1 })).toEqual({
      a: { max: 2 },
      c: 1,
    });
  });

  test('merges a parameter that both sides changed in different members', () => {
    const parameter = { name: 'page', in: 'query', min: 1, max: 5 };
    const merged = mergeValues([parameter], [{ ...parameter, min: 0 }], [{ ...parameter, max: 9 }]);
    expect(merged).toEqual([{ ...parameter, min: 0, max: 9 }]);
  });

  test('refuses a value that both sides changed, and names it', () => {
    expect(() => mergeValues({ a: { max: 1 } }, { a: { max: 2 } }, { a: { max: 3 } })).toThrow(
      new MergeConflictError('Both sides changed /a/max'),
    );
  });
});

describe('a merge with git', () => {
  let root: string;
  let env: NodeJS.ProcessEnv;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'merge-'));
    env = isolated(root);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const run = (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
  const git = (...args: readonly string[]): string =>
    run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args);
  const node = (...args: readonly string[]): string => run(process.execPath, ...args);

  /** Makes a project of the fixture contract, with our tools and attributes. */
  async function createProject(): Promise<void> {
    await cp(join(fixtureRoot, 'contracts'), join(root, 'contracts'), { recursive: true });
    await cp(join(projectRoot, 'scripts'), join(root, 'scripts'), { recursive: true });
    const files = ['.gitattributes', 'package.json', 'tsconfig.json'];
    // The contract rules read the permissions and records of the kernel.
    files.push('src/kernel/core-permissions.ts', 'src/kernel/audit/core-objects.ts');
    // They make values of parameters as the collections of requests do.
    const collections = 'src/kernel/http/site/collections';
    files.push(`${collections}/document.ts`, `${collections}/samples.ts`);
    // The published documents name the refusals of the server.
    files.push('src/kernel/http/server/early-refusals.ts');
    for (const file of files) {
      await cp(join(projectRoot, file), join(root, file));
    }
    await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
    await mkdir(join(root, 'sdk/shop'), { recursive: true });
    await writeFile(join(root, 'sdk/shop/package.json'), '{\n  "version": "1.0.0"\n}\n');
    await writeFile(join(root, '.gitignore'), 'node_modules\nscripts\n');
    node('scripts/codegen/run.mjs');
    git('init', '--quiet', '--initial-branch=main');
    node('scripts/merge/setup.mjs');
  }

  const commitAll = (subject: string): void => {
    git('add', '--all');
    git('commit', '--quiet', '--message', subject);
  };

  /** Adds an operation at the top of the contract, generates, and makes it the released one. */
  async function addOperation(branch: string, anchor: string): Promise<void> {
    git('switch', '--quiet', '--create', branch, 'main');
    const file = join(root, 'contracts/shop/openapi.yaml');
    const text = await readFile(file, 'utf8');
    const path = `  /shop/${branch}: { $ref: "./${branch}.yaml#/paths/~1shop~1${branch}" }\n`;
    await writeFile(file, text.replace(anchor, `${path}${anchor}`));
    const items = await readFile(join(root, 'contracts/shop/items.yaml'), 'utf8');
    const [, kinds = ''] =
      /\n( {2}\/shop\/items\/kinds:[\s\S]*?)\n {2}\/shop\/items\/\{id\}:/.exec(items) ?? [];
    const operation = kinds
      .replace('/shop/items/kinds', `/shop/${branch}`)
      .replace('getKinds', `get${branch.charAt(0).toUpperCase()}${branch.slice(1)}`)
      .replace('group: items, method: kinds', `group: ${branch}, method: list`);
    await writeFile(join(root, `contracts/shop/${branch}.yaml`), `paths:\n${operation}\n`);
    node('scripts/codegen/run.mjs');
    node('scripts/drift.mjs', '--accept');
    commitAll(`Add ${branch}`);
  }

  test('of two branches that each add an operation needs no edit of generated files', async () => {
    await createProject();
    node('scripts/drift.mjs', '--accept');
    commitAll('Begin');
    await addOperation('colours', '  /shop/items:');
    await addOperation('weights', '  /shop/items/{id}:');
    git('switch', '--quiet', 'colours');
    git('merge', '--quiet', '--no-edit', 'weights');
    node('scripts/codegen/run.mjs');

    const { files, contracts } = await driftReport({ root });
    expect(files).toEqual([]);
    // The merged baseline has both operations, byte for byte as a release would write it.
    expect(contracts.map(({ changes }) => changes)).toEqual([[]]);
    const baseline = await readFile(join(root, baselinePath('shop')), 'utf8');
    node('scripts/drift.mjs', '--accept');
    expect(await readFile(join(root, baselinePath('shop')), 'utf8')).toBe(baseline);
    const generated = await readFile(join(root, 'generated/shop/openapi.json'), 'utf8');
    expect(baseline).toContain('"getColours"');
    expect(generated).toContain('"getColours"');
    expect(generated).toContain('"getWeights"');
  });

  test('is set up only in the repository of the project itself', async () => {
    const inner = join(root, 'vendor/project');
    await cp(join(projectRoot, 'scripts'), join(inner, 'scripts'), { recursive: true });
    git('init', '--quiet');
    node(join(inner, 'scripts/merge/setup.mjs'));
    expect(await readFile(join(root, '.git/config'), 'utf8')).not.toContain('merge');
  });

  test('leaves npm ci alone without git, without a repository and without the scripts', async () => {
    const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
      readonly scripts: { readonly prepare: string };
    };
    const prepare = (path: string | undefined) =>
      spawnSync(scripts.prepare, { cwd: root, env: { ...env, PATH: path }, shell: true });
    const folderOfNode = join(process.execPath, '..');
    expect(prepare(env['PATH']).status).toBe(0);
    await cp(join(projectRoot, 'scripts'), join(root, 'scripts'), { recursive: true });
    expect(prepare(env['PATH']).status).toBe(0);
    expect(prepare(folderOfNode).status).toBe(0);
  });
});
