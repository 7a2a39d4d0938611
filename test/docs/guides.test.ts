import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorStatus as erpStatus } from '../../generated/erp/operations.js';
import { errorStatus as kycStatus } from '../../generated/kyc/operations.js';
import { exampleUrl } from '../../scripts/site/examples/call.js';
import { allPermissions, refusedForKeys } from '../../src/kernel/permissions.js';
import { password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { mailOptions } from '../support/mail.js';
import { openPrograms, type Programs } from './examples/typescript.js';
import { blocks, blocksOf, root, site } from './support.js';

const run = promisify(execFile);

let app: TestApp;
let folder: string;
let programs: Programs;
let variables: Readonly<Record<string, string>>;

beforeAll(async () => {
  // Examples queue mails, and none is sent.
  app = await startTestApp({ config: { mail: mailOptions(1) } });
  folder = mkdtempSync(join(tmpdir(), 'notaria-guides-'));
  programs = await openPrograms({ baseUrl: app.baseUrl, folder });
  const permissions = allPermissions.filter((name) => refusedForKeys([name]).length === 0);
  const key = await app.as('admin').apiKeys.create({ name: 'Guides', permissions });
  variables = {
    ERP_KEY: key.data.value,
    KYC_KEY: await app.kycKey({ environment: 'test' }),
    EMAIL: app.email('admin'),
    PASSWORD: password,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  };
  // The first bytes of any JPEG are enough for a test key.
  writeFileSync(join(folder, 'approve.jpg'), Uint8Array.of(0xff, 0xd8, 0xff));
});
afterAll(async () => {
  await programs.close();
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

async function runCommands(code: string): Promise<void> {
  const script = code
    .replaceAll('curl ', 'curl -sS --fail-with-body ')
    .replaceAll(exampleUrl, app.baseUrl);
  const { PATH } = process.env;
  const { stdout } = await run('sh', ['-e', '-c', script], {
    cwd: folder,
    env: { PATH, ...variables },
  });
  // A tool that fails answers 200.
  expect(stdout).not.toMatch(/"isError":true|"error":/);
}

/** Returns lines of the command line that it does not have. test/process/runbooks.test.ts runs the commands themselves. */
async function unknownCommands(code: string): Promise<readonly string[]> {
  const program = ['--import', 'tsx', 'src/cli.ts', '--help'];
  const { stdout } = await run(process.execPath, program, { cwd: root });
  const known = [...stdout.matchAll(/^ {2}(\w[\w -]*?) {2}/gm)].map(([, name = '']) => name);
  return code
    .trim()
    .split('\n')
    .filter((line) => !known.some((name) => line.includes(`npm run cli -- ${name}`)));
}

const named = blocks.map(
  (block, at) => [`${block.guide} ${at}: ${block.kind}`, block, at] as const,
);

describe('each block of the guides works', () => {
  test.each(named)('%s', async (_name, { code, guide, kind }, at) => {
    if (kind === 'ts') expect(await programs.run(`${guide}-${at}`, code, variables)).toBe('');
    else if (kind === 'sh') await runCommands(code);
    else if (kind === 'json') expect(JSON.parse(code)).toMatchObject({ ok: false });
    else if (kind === 'sh server') expect(await unknownCommands(code)).toEqual([]);
    else if (kind === 'json config') expect(JSON.parse(code)).toHaveProperty('mcpServers.notaria');
    // Cookies need https: test/kernel/cookies.test.ts makes these calls.
    else expect(kind).toBe('ts compile');
  });

  test('and there are many', () => {
    expect(blocks.length).toBeGreaterThan(20);
  });
});

describe('a guide in Spanish', () => {
  const translated = site.spanishGuides.filter(({ language }) => language === 'es');

  test('exists for every guide of a task', () => {
    const tasks = site.guides.filter(({ isTask }) => isTask).map(({ slug }) => slug);
    expect(translated.map(({ slug }) => slug)).toEqual(tasks);
  });

  test.each(translated.map((guide) => [guide.slug, guide] as const))(
    '%s has the code of the English one, and as many sections and links',
    (name, guide) => {
      const english = site.guides.find(({ slug }) => slug === name);
      if (english === undefined) throw new Error(`There is no English guide ${name}`);
      expect(blocksOf(guide)).toEqual(blocksOf(english));
      const count = ({ markdown }: typeof guide, pattern: RegExp) =>
        markdown.match(pattern)?.length;
      for (const pattern of [/^## /gm, /\]\(/g]) {
        expect(count(guide, pattern)).toBe(count(english, pattern));
      }
    },
  );
});

describe('the error codes of a guide', () => {
  const statuses = { erp: erpStatus, kyc: kycStatus } as const;
  const names = [...new Set([...Object.keys(erpStatus), ...Object.keys(kycStatus)])];
  const isOf = (api: 'erp' | 'kyc', code: string): boolean => Object.hasOwn(statuses[api], code);

  test('of uploads stand in the column of their API, with their status', () => {
    const { markdown = '' } = site.guides.find(({ slug }) => slug === 'uploads') ?? {};
    const rows = [...markdown.matchAll(/^\| [A-Z].* \| (.*) \| (.*) \|$/gm)].slice(1);
    const found = rows.flatMap(([, erp = '', kyc = '']) =>
      (
        [
          ['erp', erp],
          ['kyc', kyc],
        ] as const
      ).flatMap(([api, cell]) => {
        const [, status, code] = /^(\d+) `(\w+)`$/.exec(cell) ?? [];
        return code === undefined ? [] : [[api, code, Number(status)] as const];
      }),
    );
    expect(found.length).toBe(5);
    for (const [api, code, status] of found) {
      expect([code, (statuses[api] as Readonly<Record<string, number>>)[code]]).toEqual([
        code,
        status,
      ]);
    }
  });

  test('that only one API has stand in a guide of that API, or below its name', () => {
    const prose = site.guides.flatMap(({ slug, markdown }) =>
      markdown
        .replaceAll(/^```[\s\S]*?^```/gm, '')
        .split('\n\n')
        .map((paragraph) => ({ slug, paragraph, isOfErp: !markdown.includes('@notaria/kyc') })),
    );
    const unclear = prose.flatMap(({ slug, paragraph, isOfErp }) =>
      names
        .filter((code) => paragraph.includes(`\`${code}\``))
        .filter((code) => isOf('erp', code) !== isOf('kyc', code))
        .filter((code) => !(isOfErp && isOf('erp', code)))
        .filter(() => !/ERP API|verification API/i.test(paragraph))
        .map((code) => `${slug}: ${code}`),
    );
    expect(unclear).toEqual([]);
  });
});
