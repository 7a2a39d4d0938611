import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configTable } from '../../src/kernel/config/table.js';
import { describe, expect, test } from '../support/jest.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the table in docs/configuration.md', () => {
  const table = read('docs/configuration.md');

  test.each(configTable.map((variable) => [variable.name, variable] as const))(
    'shows the default and meaning of %s that the server uses',
    (name, variable) => {
      const shown = variable.default === '' ? '' : `\`${variable.default}\``;
      expect(table).toContain(`| \`${name}\` | ${shown} | ${variable.meaning} |`);
    },
  );

  test('names the variables that may be read from a file', () => {
    const names = configTable.filter(({ isSecret }) => isSecret).map(({ name }) => name);
    expect(table).toContain(`${names.map((name) => `\`${name}\``).join(', ')}.`);
  });
});

const documents = [
  'README.md',
  'contracts/README.md',
  'sdk/erp/README.md',
  'sdk/kyc/README.md',
  'sdk/examples/README.md',
  'src/kyc/engines/README.md',
  ...['.github', 'docs', 'docs/decisions', 'docs/guides', 'docs/runbooks'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Returns the anchor of a heading as code hosts form it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function anchorsIn(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

test('the README has at most 150 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(151);
});

describe('every link between documents leads to a file and heading that exist', () => {
  test.each(documents)('%s', (path) => {
    const text = read(path).replace(/```[\s\S]*?```/g, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    for (const link of links.filter((each) => !/^[a-z]+:/.test(each))) {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      expect([link, existsSync(join(root, target))]).toEqual([link, true]);
      if (anchor !== undefined) expect(anchorsIn(read(target))).toContain(anchor);
    }
  });
});

describe('every path in a document leads to a file or folder that exists', () => {
  /** Files that a reader writes by following an example. */
  const examples = ['src/migrations/0069_vendor_website.ts', 'contracts/erp/vehicles.yaml'];
  const roots = 'src|scripts|test|docs|contracts|sdk|generated';
  const parts = 'kernel|erp|kyc|console|process|cli|demo|operator|capture|children|migrations';
  test.each(documents)('%s', (path) => {
    const text = read(path).replace(/```[\s\S]*?```/g, '');
    const pathsOf = (folders: string) =>
      [...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g'))].map(
        ([, one = '']) => one,
      );
    // Documents of the server name its files from `src` on.
    const named = [...pathsOf(roots), ...pathsOf(parts).map((one) => `src/${one}`)];
    const missing = named.filter((one) => !existsSync(join(root, one)));
    expect(missing.filter((one) => !examples.includes(one))).toEqual([]);
  });
});

test('every decision is in the list of decisions', () => {
  const list = read('docs/decisions/README.md');
  const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));
  expect(records.filter((name) => !list.includes(`](${name})`))).toEqual([]);
});
