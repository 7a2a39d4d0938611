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
  await importPeople(app, 'treasury', [
    [501, 'ZARBUNOV, Timofey Lvovich'],
    [502, 'QUELLMARK TIDEWATER LTD.', 'Registration Number 90817263 (Cyprus).', ''],
  ]);
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

describe('a company that is known', () => {
  test('by its name alone is neither approved nor declined', async () => {
    const rows = ['A-1,Lumen Iberia SL,es,Activa,,,,', 'A-2,Heron Star SL,es,Disuelta,,,,'];
    await load('national', plainFile(rows));
    const ask = async (companyName: string) => {
      const { check } = await kyc.kyb.create({ companyName, country: 'es' });
      return [check.status, ...codes(check)];
    };
    expect(await ask('Lumen Iberia')).toEqual(['in_review', 'COMPANY_FOUND_BY_NAME']);
    expect(await ask('Heron Star')).toEqual([
      'in_review',
      'COMPANY_FOUND_BY_NAME',
      'COMPANY_NOT_ACTIVE',
    ]);
  });

  test('by a number without its leading zeros is the registered one, and by a placeholder none', async () => {
    await load(
      'house',
      plainFile(['08209948,Heron Star Ltd,gb,Active,LTD,,,', '00000000,Nil Ltd,gb,Active,,,,']),
    );
    const ask = async (companyName: string, registrationNumber: string) => {
      const { check } = await kyc.kyb.create({ companyName, country: 'gb', registrationNumber });
      return [check.status, ...codes(check)];
    };
    expect(await ask('Heron Star Ltd', '8209948')).toEqual(['approved']);
    expect(await ask('Nil Ltd', '00000000')).toContain('COMPANY_FOUND_BY_NAME');
  });

  test('by a listed number is declined only when a register confirms the number', async () => {
    const listed = {
      companyName: 'Quellmark Tidewater',
      country: 'cy',
      registrationNumber: '90817263',
    };
    const { check: claimed } = await kyc.kyb.create(listed);
    expect([claimed.status, ...codes(claimed)]).toEqual([
      'in_review',
      'REGISTER_NOT_AVAILABLE',
      'AML_HIT',
    ]);
    expect(claimed.aml.hits[0]).toMatchObject({ matchedNameKind: 'primary', source: 'claimed' });
    await load('cyprus', plainFile(['90817263,Quellmark Tidewater Ltd,cy,Active,LTD,,,']));
    const { check: known } = await kyc.kyb.create(listed);
    expect([known.status, ...codes(known)]).toEqual(['declined', 'AML_IDENTIFIER_MATCH']);
    expect(known.facts).toContainEqual({
      fact: 'registrationNumber',
      value: '90817263',
      source: 'confirmed',
      by: 'cyprus',
    });
  });
});
