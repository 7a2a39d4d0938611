import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** For each rule a file that breaks it, and the target of its import. */
const planted: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'no-cycles': ['src/kernel/ring-back.ts', 'src/kernel/ring.ts'],
  'generated-imports-nothing': ['generated/erp/planted.ts', 'src/kernel/log.ts'],
  'kernel-knows-no-module': ['src/kernel/planted.ts', 'src/erp/products/index.ts'],
  'modules-use-doors': ['src/erp/invoices/planted.ts', 'src/erp/products/rules.ts'],
  'erp-and-kyc-never-meet': ['src/erp/crm/planted.ts', 'src/kyc/aml/index.ts'],
  'kyc-and-erp-never-meet': ['src/kyc/kyb/planted.ts', 'src/erp/products/index.ts'],
  'engines-know-no-session': ['src/kyc/engines/planted.ts', 'src/kyc/sessions/index.ts'],
  'demo-is-no-command': ['src/demo/planted.ts', 'src/cli/command.ts'],
  'modules-stay-below-app': ['src/erp/admin/planted.ts', 'src/app.ts'],
  'statements-stand-in-query-modules': [
    'src/erp/vendors/planted.ts',
    'src/kernel/db/statements/statement.ts',
  ],
  'statements-name-their-parameters': [
    'src/erp/vendors/planted-queries.ts',
    'src/kernel/db/statements/statement.ts',
  ],
  'knex-and-pg-stay-in-the-kernel': ['src/erp/config/planted.ts', 'node_modules/knex/index.js'],
  'rules-are-pure': ['src/erp/customers/rules.ts', 'src/kernel/log.ts'],
  'sdk-stands-alone': ['sdk/core/planted.ts', 'src/kernel/log.ts'],
  'sdk-has-no-dependencies': ['sdk/erp/planted.ts', 'node_modules/knex/index.js'],
  'clients-run-without-node': ['sdk/kyc/planted.ts', 'node:fs'],
  'clients-know-no-mcp': ['sdk/erp/index.ts', 'sdk/mcp/tools.ts'],
  'only-tools-and-console-call-clients': ['src/operator/planted.ts', 'sdk/erp/index.ts'],
  'console-speaks-sdk-only': ['src/console/planted.ts', 'src/kernel/log.ts'],
  'capture-page-stands-alone': ['src/capture/planted.ts', 'src/kernel/log.ts'],
  'capture-page-is-only-bundled': ['src/kyc/capture/planted.ts', 'src/capture/main.ts'],
  'docs-site-stands-alone': ['src/docs-site/planted.ts', 'src/kernel/log.ts'],
  'docs-site-is-only-bundled': ['src/kyc/galleries/planted.ts', 'src/docs-site/main.ts'],
  'text-search-stands-alone': ['src/text-search/planted.ts', 'src/kernel/log.ts'],
  'text-search-is-only-bundled': ['src/kernel/planted.ts', 'src/text-search/words.ts'],
  'console-is-only-bundled': ['src/erp/reports/planted.ts', 'src/console/main.ts'],
  'images-open-in-one-place': ['src/kyc/images/planted.ts', 'node_modules/sharp/index.js'],
  'pdf-files-are-read-in-child-processes': [
    'src/kyc/text/planted.ts',
    'node_modules/pdfjs-dist/index.js',
  ],
  'documents-are-drawn-in-child-processes': [
    'src/erp/prints/planted.ts',
    'node_modules/pdfkit/index.js',
  ],
  'child-folders-run-in-child-processes': [
    'src/kyc/images/parent.ts',
    'src/kyc/images/child/open.ts',
  ],
  'nothing-imports-tests': ['src/planted.ts', 'test/support/app.ts'],
};

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Writes `from` with an import of `to`. Writes an empty `to` if it does not exist. */
function plant([from, to]: readonly [from: string, to: string], files: Map<string, string>): void {
  const isCore = to.startsWith('node:');
  const [, name] = /^node_modules\/([^/]+)/.exec(to) ?? [];
  const up = '../'.repeat(from.split('/').length - 1);
  const target = isCore ? to : (name ?? `${up || './'}${to.replace(/\.ts$/, '.js')}`);
  files.set(
    from,
    `${files.get(from) ?? ''}import { value } from '${target}';\nexport const own = value;\n`,
  );
  if (!isCore && name === undefined && !files.has(to)) files.set(to, 'export const value = 1;\n');
  if (name !== undefined) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    );
    write(`node_modules/${name}/index.js`, 'module.exports = { value: 1 };\n');
  }
}

function cruise(): readonly Violation[] {
  const program = join(root, 'node_modules/.bin/depcruise');
  const settings = ['--config', join(folder, 'rules.cjs'), '--output-type', 'json'];
  const args = [...settings, 'src', 'generated', 'sdk', 'test'];
  const json = execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { summary } = JSON.parse(json) as { summary: { violations: readonly Violation[] } };
  return summary.violations;
}

describe('the import rules', () => {
  let found: readonly Violation[];
  let names: readonly string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'notaria-floors-'));
    const file = join(root, '.dependency-cruiser.cjs');
    const { default: rules } = (await import(pathToFileURL(file).href)) as {
      default: { forbidden: readonly { name: string }[] };
    };
    names = rules.forbidden.map(({ name }) => name);
    symlinkSync(file, join(folder, 'rules.cjs'));
    const dependencies = { knex: '1.0.0', sharp: '1.0.0', 'pdfjs-dist': '1.0.0', pdfkit: '1.0.0' };
    write('package.json', JSON.stringify({ name: 'planted', type: 'module', dependencies }));
    const options = {
      module: 'nodenext',
      moduleResolution: 'nodenext',
      target: 'es2022',
      strict: true,
    };
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: options, include: ['src', 'sdk', 'test', 'generated'] }),
    );
    const files = new Map([
      [
        'src/kernel/ring.ts',
        "import { own } from './ring-back.js';\nexport const value = [own];\n",
      ],
    ]);
    for (const pair of Object.values(planted)) plant(pair, files);
    for (const [path, text] of files) write(path, text);
    found = cruise();
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('each have a planted violation', () => {
    expect(Object.keys(planted).sort()).toEqual([...names].sort());
  });

  test.each(Object.entries(planted))('%s refuses its planted violation', (name, files) => {
    // A cycle is reported at either of its files.
    const places = found.filter(({ rule }) => rule.name === name).map(({ from }) => from);
    const expected = name === 'no-cycles' ? files : files.slice(0, 1);
    expect(expected.filter((file) => places.includes(file))).not.toEqual([]);
  });
});
