import { runCli } from '../../src/cli/run.js';
import { importPeople } from '../kyc/aml-support.js';
import { cedula, plainFile as peopleFile } from '../kyc/people-files.js';
import { plainFile as companiesFile } from '../kyc/register-files.js';
import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, type Tab } from './support.js';

inChromium('lists and registers for all companies', () => {
  const run = consoleTest();

  beforeAll(async () => {
    const { app } = run;
    for (const permission of ['watchlists:import', 'registers:import']) {
      const words = ['grant', 'permission', '--email', app.email('admin'), '--permission'];
      const { clock, database } = app;
      const terminal = { env: process.env, now: clock.now(), database };
      const print = () => undefined;
      const code = await runCli([...words, permission], { ...terminal, out: print, err: print });
      expect(code).toBe(0);
    }
  });

  /** Confirms the open dialog by the id, without which nothing is removed. */
  async function confirm({ page }: Tab, action: string, id: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: action });
    expect(await button.isDisabled()).toBe(true);
    await dialog.getByLabel(`Type ${id} to confirm`).fill(id);
    await button.click();
    await dialog.waitFor({ state: 'detached' });
  }

  test('are removed by a person with the permission, once the id is typed', async () => {
    const kyc = await run.app.kyc();
    await importPeople(run.app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    const own = { id: 'own', format: 'plain', country: 'do' } as const;
    const file = (text: string) => ({ data: Buffer.from(text), filename: 'register.csv' });
    const companies = companiesFile(['101000013,Quellmark Trading SRL,do,active,SRL,2001-04-02,,']);
    await kyc.registers.importCompanies({ ...own, file: file(companies) });
    const people = peopleFile([`${cedula(12)},cedula,Runa Tannenfels,1990-05-17,active`]);
    await kyc.registers.importPeople({ ...own, file: file(people) });

    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/watchlists/treasury');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(tab);
    await confirm(tab, 'Delete', 'treasury');
    await page.waitForURL(/watchlists$/);
    expect((await kyc.aml.watchlists()).watchlists).toEqual([]);

    for (const name of ['Company registers', 'Person registers']) {
      await tab.open('/registers');
      await page.getByRole('table', { name }).getByRole('button', { name: 'Remove' }).click();
      await confirm(tab, 'Remove', 'own');
    }
    expect((await kyc.registers.companies()).registers).toEqual([]);
    expect((await kyc.registers.people()).registers).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });

  test('have no button to remove them for a person without the permission', async () => {
    await importPeople(run.app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    const tab = await run.as('reviewer');
    await tab.open('/watchlists/treasury');
    await tab.page.getByRole('table', { name: 'Imports' }).waitFor();
    expect(await tab.page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  });
});
