import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig } from '../../src/kernel/config/config.js';
import { configTable } from '../../src/kernel/config/table.js';
import { findProgram } from '../support/debian.js';
import { describe, expect, test } from '../support/jest.js';
import { run } from './support.js';

const folder = fileURLToPath(new URL('../../scripts/deploy', import.meta.url));
const root = join(folder, '../..');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly volumes?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;

/** The variables of the server, those of files included. */
const known = new Set(
  configTable.flatMap(({ isSecret, name }) => (isSecret ? [name, `${name}_FILE`] : [name])),
);

describe('the files of a deployment', () => {
  test('compose names variables, services and volumes that exist', () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
      const named = volumes.map((volume) => volume.split(':')[0] ?? '');
      for (const name of named.filter((each) => !each.startsWith('.'))) {
        expect(compose.volumes).toHaveProperty(name);
      }
    }
    for (const name of ['migrate', 'demo', 'server1', 'server2']) {
      const variables = Object.keys(compose.services[name]?.environment ?? {});
      expect(variables.filter((variable) => !known.has(variable))).toEqual([]);
      expect(variables).toContain('JWT_SECRET_FILE');
    }
  });

  test('compose configures a server for production that the server accepts', () => {
    const { BLOB_KEYS_FILE, DATABASE_URL_FILE, JWT_SECRET_FILE, ...rest } =
      compose.services['server1']?.environment ?? {};
    expect([BLOB_KEYS_FILE, DATABASE_URL_FILE, JWT_SECRET_FILE]).not.toContain(undefined);
    const config = loadConfig({
      ...rest,
      BLOB_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
      DATABASE_URL: 'postgres://notaria:password@postgres:5432/notaria',
      JWT_SECRET: 'a secret of at least thirty-two bytes for tests only',
    });
    const expected = { environment: 'production', migratesAtStart: false, trustProxy: 1 };
    expect(config).toMatchObject(expected);
  });

  test('the chart names variables that exist', () => {
    const variables = [...read('helm/notaria/templates/_pod.tpl').matchAll(/name: ([A-Z_]+),/g)];
    expect(variables.length).toBeGreaterThan(8);
    expect(variables.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
    const [chart, values] = ['Chart.yaml', 'values.yaml'].map((name) =>
      parse(read(`helm/notaria/${name}`)),
    );
    expect(chart).toMatchObject({ apiVersion: 'v2', name: 'notaria' });
    expect(values).toMatchObject({ existingSecret: '', minAvailable: 1 });
  });

  test('the chart gives the server each key of its Secret', () => {
    const [comment = ''] =
      /# A Secret [\s\S]*?\n(?!#)/.exec(read('helm/notaria/values.yaml')) ?? [];
    const keys = comment.match(/\b[a-z0-9]+(?:-[a-z0-9]+)+\b|\bjwt\b/g) ?? [];
    const pod = read('helm/notaria/templates/_pod.tpl');
    expect(keys).toHaveLength(7);
    for (const key of keys) expect(pod).toMatch(new RegExp(`/${key} }|key: ${key},`));
  });

  test('the chart is YAML around its templates', () => {
    for (const name of ['deployment', 'migrate', 'service']) {
      const text = read(`helm/notaria/templates/${name}.yaml`)
        .replaceAll(/^\s*\{\{.*\}\}\n/gm, '')
        .replaceAll(/\{\{[^}]*\}\}/g, 'x');
      for (const document of parseAllDocuments(text)) {
        expect(document.errors).toEqual([]);
        expect(document.toJS()).toMatchObject({ kind: expect.any(String) });
      }
    }
  });

  test('the image starts files that the build writes', () => {
    const dockerfile = read('Dockerfile');
    const build = readFileSync(join(folder, '../build/server.mjs'), 'utf8');
    expect(dockerfile).toMatch(/^USER node$/m);
    for (const name of ['main', 'cli', 'seed']) expect(build).toContain(`    ${name}: '`);
    // Each file that is copied from the checkout is there.
    for (const [, names = ''] of dockerfile.matchAll(/^COPY ((?:[\w./-]+ )+)\S+$/gm)) {
      for (const name of names.trim().split(' ')) {
        expect([name, existsSync(join(folder, '../..', name))]).toEqual([name, true]);
      }
    }
    // The last stage is the whole image, which a build without a target makes.
    expect([...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].at(-1)?.[1]).toBe('notaria');
  });

  test('the page names files, scripts, commands and variables that exist', async () => {
    const page = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
    const blocks = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
    expect(blocks).toHaveLength(7);
    const commands = blocks.join('');
    for (const [name] of commands.matchAll(/(?<=\s)scripts\/deploy\/[\w./-]+/g)) {
      expect([name, existsSync(join(root, name))]).toEqual([name, true]);
    }
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const [, name] of page.matchAll(/npm run ([\w:]+)/g))
      expect(scripts).toHaveProperty([`${name}`]);
    const offered = await run(process.execPath, [join(root, 'dist/cli.js'), '--help']);
    for (const [, name] of commands.matchAll(/cli\.js (\w+ \w+)/g)) {
      expect(offered.stdout).toContain(`  ${name} `);
    }
    const variables = [...page.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name = '']) => name);
    expect(variables.filter((name) => !known.has(name))).toEqual([]);
    const { version } = parse(read('compose.yaml'), { merge: true }).services.postgres.image.match(
      /^postgres:(?<version>\d+)/,
    ).groups;
    const tested = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
    expect(tested).toContain(`image: postgres:${version}`);
    expect(page).toContain(`PostgreSQL ${version}\nor later`);
  });

  test('a release builds each image with a bill of materials and its provenance, and lists every package', async () => {
    const workflow = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8'));
    const { images, packages } = workflow.jobs;
    const commands = (job: { steps: { run?: string }[] }): string =>
      job.steps.map((step) => step.run ?? '').join('\n');
    expect(commands(images)).toMatch(/--sbom=true --provenance=mode=max/);
    expect(commands(images)).toContain('--build-arg NODE_IMAGE=');
    expect(images.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
    const stages = [...read('Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(
      ([, name]) => name,
    );
    for (const { target } of images.strategy.matrix.include) expect(stages).toContain(target);
    const [, words = ''] = /npm (sbom [^>]*)/.exec(commands(packages)) ?? [];
    const { stdout } = await run('npm', words.trim().split(' '), { cwd: root, maxBuffer: 2 ** 24 });
    const { components } = JSON.parse(stdout) as { components: { purl: string }[] };
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const { version } = JSON.parse(
        readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
      );
      expect([...listed]).toContain(`pkg:npm/${name}@${version}`);
    }
  });

  const haproxy = findProgram('haproxy');
  (haproxy === undefined ? test.skip : test)('haproxy accepts its configuration', async () => {
    const [one, two] = ['127.0.0.1:1', '127.0.0.1:2'];
    const env = { LISTEN: '127.0.0.1:8080', SERVER_1: one, SERVER_2: two };
    const check = { POSTGRES_1: one, POSTGRES_2: two, CHECK: join(folder, 'is-primary.sh') };
    for (const file of ['haproxy.cfg', 'haproxy-postgres.cfg']) {
      const args = ['-c', '-f', join(folder, file)];
      const all = { ...haproxy?.env, ...env, ...check };
      const checked = await run(haproxy?.file ?? '', args, { env: all });
      expect(checked.stdout + checked.stderr).toContain('Configuration file is valid');
    }
  });

  const analyze = findProgram('systemd-analyze');
  (analyze === undefined ? test.skip : test)('systemd accepts and hardens the unit', async () => {
    const unit = join(folder, 'notaria.service');
    const checked = await run(analyze?.file ?? '', ['verify', unit]).catch((error) => error);
    const complaints = String(checked.stderr)
      .split('\n')
      // Node.js may lie elsewhere on this machine.
      .filter((line) => line.includes('notaria.service') && !line.includes('/usr/bin/node'));
    expect(complaints).toEqual([]);
    const args = ['security', '--offline=yes', '--threshold=20', unit];
    const { stdout } = await run(analyze?.file ?? '', args);
    expect(stdout).toContain('Overall exposure level');
  });
});
