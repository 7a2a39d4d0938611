import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { type Format, importRegister } from '../../src/kyc/company-registers/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople } from './aml-support.js';
import { gleifFile, leis, plainFile } from './register-files.js';

let app: TestApp;
let kyc: SvcKyc;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notaria-registers-'));
  app = await startTestApp();
  kyc = await app.kyc();
  await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => app.database.knex('company_registers').delete());

async function load(register: string, text: string, format: Format = 'plain') {
  const path = join(folder, `${register}.csv`);
  await writeFile(path, text);
  await importRegister(app.database.knex, { register, format, path, now: app.clock.now() });
}

const record = (more: object) => ({
  LEI: leis.iberia,
  'Entity.LegalName': 'LUMEN IBERIA, S.L.',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': 'A28015865',
  ...more,
});
const asked = { companyName: 'Lumen Iberia SL', country: 'es', registrationNumber: 'A28015865' };
const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code);

describe('a company in two registers', () => {
  test.each([
    ['dissolved', 'Cancelada', 'ACTIVE'],
    ['active', 'Activa', 'INACTIVE'],
  ])(
    'is not approved with the national one as %s and the other one contradicting it',
    async (_case, status, entity) => {
      await load('gleif', gleifFile([record({ 'Entity.EntityStatus': entity })]), 'gleif');
      await load('national', plainFile([`A-28015865,Lumen Iberia SL,es,${status},,,,`]));
      const { check } = await kyc.kyb.create(asked);
      expect([check.status, codes(check)]).toEqual(['in_review', ['COMPANY_NOT_ACTIVE']]);
      expect(check.checks.find(({ code }) => code === 'ACTIVE')?.status).toBe('failed');
    },
  );

  test('is approved when both agree, despite an inactive namesake', async () => {
    await load('gleif', gleifFile([record({})]), 'gleif');
    const rows = [
      'A-28015865,Lumen Iberia SL,es,Activa,,,,',
      'B-1,Lumen Iberia SL,es,Cancelada,,,,',
    ];
    await load('national', plainFile(rows));
    const { check } = await kyc.kyb.create(asked);
    expect([check.status, codes(check)]).toEqual(['approved', []]);
  });
});
