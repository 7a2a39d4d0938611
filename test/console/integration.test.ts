import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { packedClients } from '../../scripts/build/sdk-tarballs.mjs';
import { inChromium } from '../support/chromium.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, type Tab } from './support.js';

const sdk = (name: string) => fileURLToPath(new URL(`../../sdk/${name}/index.ts`, import.meta.url));

inChromium('the integration page', () => {
  const run = consoleTest();
  const folder = mkdtempSync(join(tmpdir(), 'notaria-samples-'));
  beforeAll(async () => {
    await packedClients();
    await run.app.as('admin').products.create({ code: 'A-1', name: 'Bolt M8', price: 1.5 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const sampleOf = async ({ page }: Tab, label: string): Promise<string> =>
    (await page.getByRole('region', { name: label, exact: true }).locator('pre').textContent()) ??
    '';

  describe('its sample calls', () => {
    const env = async () => {
      const input = { name: 'Trial', permissions: ['products:read'] };
      const { data } = await run.app.as('admin').apiKeys.create(input);
      return { ERP_KEY: data.value, KYC_KEY: await run.app.kycKey() };
    };

    test('with curl work when pasted', async () => {
      const tab = await run.as('admin');
      await tab.open('/integration');
      await expectAccessible(tab);
      const keys = await env();
      const answers = await Promise.all(
        ['ERP API: curl', 'Verification API: curl'].map(async (label) => {
          const command = (await sampleOf(tab, label)).replace(/^curl/, 'curl -sS');
          const options = { env: { ...process.env, ...keys } };
          const { stdout } = await promisify(execFile)('sh', ['-c', command], options);
          return JSON.parse(stdout) as unknown;
        }),
      );
      expect(answers).toEqual([
        expect.objectContaining({ ok: true, totalCount: 1 }),
        expect.objectContaining({ ok: true, session: expect.any(Object) }),
      ]);
      expect(tab.complaints).toEqual([]);
    });

    test.each([
      ['erp', 'ERP API: TypeScript', ['A-1', 'Bolt M8', 1.5]],
      ['kyc', 'Verification API: TypeScript', ['not_started', expect.stringContaining('http')]],
    ])('with the client of %s work when pasted', async (name, label, expected) => {
      const tab = await run.as('admin');
      await tab.open('/integration');
      const program = (await sampleOf(tab, label))
        .replace(`'@notaria/${name}'`, JSON.stringify(sdk(name)))
        .replace('console.log', 'globalThis.sampleSays');
      const said: unknown[][] = [];
      Object.assign(globalThis, { sampleSays: (...words: unknown[]) => said.push(words) });
      Object.assign(process.env, await env());
      const file = join(folder, `${name}.mts`);
      writeFileSync(file, program);
      await import(pathToFileURL(file).pathname);
      expect(said).toEqual([expected]);
    });
  });

  test('offers both contracts and both clients for download, each under its own name', async () => {
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open('/integration');
    const links = ['API de ERP en JSON', 'API de verificación en YAML', /@notaria\/erp/];
    const names: string[] = [];
    for (const name of links) {
      const arriving = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      names.push((await arriving).suggestedFilename());
    }
    expect(names).toEqual([
      'notaria-erp.json',
      'notaria-kyc.yaml',
      expect.stringMatching(/^notaria-erp-\d.*\.tgz$/),
    ]);
    const line = await sampleOf(tab, 'Instalar @notaria/kyc');
    const address = line.replace('npm install ', '');
    expect((await fetch(address)).headers.get('content-type')).toBe('application/gzip');
    await page.getByRole('link', { name: 'Abrir la referencia interactiva' }).click();
    await page.waitForURL(/\/docs/);
    expect(tab.complaints).toEqual([]);
  });

  test('says when the packages are not built, and who may create keys', async () => {
    const tab = await run.as('viewer');
    await tab.page.route('**/downloads', (route) => route.fulfill({ status: 404, body: '' }));
    await tab.open('/integration');
    await tab.page.getByText('The packages are not available').waitFor();
    const told = tab.page.getByText('Administrators of your company create keys.');
    expect(await told.count()).toBe(2);
    expect(await tab.page.getByRole('link', { name: 'Create a key' }).count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});
