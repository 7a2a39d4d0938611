import { demo } from '../../src/demo/company/catalogue.js';
import { ensureCompany } from '../../src/demo/company/company.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { rnc } from '../support/parties.js';
import { now, openWorkplace, type Workplace } from './support.js';

let at: Workplace;
let companyId: number;
beforeAll(async () => {
  at = await openWorkplace();
  const [company] = await at.database
    .knex('companies as c')
    .where('c.code', 'ACME')
    .select<{ id: number }[]>('c.id');
  companyId = company?.id ?? 0;
});
afterAll(() => at.close());

type Kind = 'customers' | 'vendors';

async function importFile(kind: Kind, content: string, ...options: readonly string[]) {
  const path = await at.file(`${kind}.csv`, content);
  return at.cli('import', kind, path, '--company', 'ACME', '--json', ...options);
}

type PartyRow = Readonly<Record<string, unknown>> & { readonly id: number };

async function stored(kind: Kind, where: object): Promise<PartyRow | undefined> {
  return at.database
    .knex(kind)
    .where({ company_id: companyId, ...where })
    .first<PartyRow | undefined>();
}

async function countAll(kind: Kind): Promise<number> {
  const [row] = await at.database.knex(kind).count<{ count: number }[]>({ count: 'id' });
  return row?.count ?? -1;
}

describe.each(['customers', 'vendors'] as const)('an import file of %s', (kind) => {
  const noun = kind.slice(0, -1);
  const prefix = kind === 'customers' ? 'C-' : 'V-';

  test('creates the parties, with and without a code', async () => {
    const rows = await at.audited(async () => {
      const ended = await importFile(
        kind,
        'name,CODE,taxIdType,taxId,email,line1,city,country,paymentTerms,blocked,notes\n' +
          `"Álvarez, S.A.",A-1,RNC,${rnc(50000001)},a@b.example,Calle 1,Moca,DO,contado,sí,n\n` +
          `Peña,,,${rnc(50000002)},,,,DO,,,\n` +
          'Nadie,,,,,,,,,,\n',
      );
      expect(ended.err).toBe('');
      expect(ended.json()).toMatchObject({ rows: 3, created: 3, updated: 0, unchanged: 0 });
    });
    expect(await stored(kind, { code: 'A-1' })).toMatchObject({
      name: 'Álvarez, S.A.',
      name_key: 'alvarez, s.a.',
      tax_id_key: rnc(50000001),
      line1: 'Calle 1',
      country: 'DO',
      payment_terms: 'CONTADO',
      currency_code: 'DOP',
      is_blocked: true,
    });
    expect(await stored(kind, { name: 'Peña' })).toMatchObject({
      code: `${prefix}000001`,
      tax_id_type: 'RNC',
    });
    expect(await stored(kind, { name: 'Nadie' })).toMatchObject({ code: `${prefix}000002` });
    expect(rows.map(({ object_type }) => object_type)).toEqual([noun, noun, noun, 'import']);
    expect(rows[0]).toMatchObject({ actor_type: 'operator', action: `import ${kind}` });
  });

  test('changes nothing when imported again, finding parties by code or by tax id', async () => {
    const before = [await stored(kind, { code: 'A-1' }), await stored(kind, { name: 'Peña' })];
    const taxId = rnc(50000002);
    const spelled = `${taxId.slice(0, 3)}-${taxId.slice(3)}`;
    const ended = await importFile(
      kind,
      `code,name,taxId,country,city\na-1,"Álvarez, S.A.",,,Moca\n,Peña,${taxId},DO,\n`,
    );
    expect(ended.json()).toMatchObject({ updated: 1, unchanged: 1 });
    // The code differs in letter case only.
    const [first, second] = before;
    expect(await stored(kind, { code: 'a-1' })).toMatchObject({ id: first?.id, city: 'Moca' });
    expect(await stored(kind, { name: 'Peña' })).toEqual(second);
    const again = await importFile(kind, `name,taxId,country\nPeña,${spelled},DO\n`);
    expect(again.json()).toMatchObject({ updated: 1 });
    expect(await stored(kind, { name: 'Peña' })).toMatchObject({ tax_id: spelled, version: 2 });
  });

  test('preserves fields that it lacks, within an address too', async () => {
    const ended = await importFile(kind, 'code,name,city\na-1,Otro nombre,Santiago\n');
    expect(ended.json()).toMatchObject({ updated: 1 });
    expect(await stored(kind, { code: 'a-1' })).toMatchObject({
      name: 'Otro nombre',
      line1: 'Calle 1',
      city: 'Santiago',
      country: 'DO',
      tax_id_key: rnc(50000001),
      payment_terms: 'CONTADO',
    });
  });

  test('assigns no code that is used in the file or in the database', async () => {
    const code = (number: number) => `${prefix}${String(number).padStart(6, '0')}`;
    await importFile(kind, `code,name\n${code(4)},by hand\n`);
    const ended = await importFile(
      kind,
      `code,name\n,first\n,second\n,third\n${code(5)},chosen later\n`,
    );
    expect(ended.json()).toMatchObject({ created: 4 });
    const codes = await Promise.all(
      ['first', 'second', 'third'].map(async (name) => (await stored(kind, { name }))?.['code']),
    );
    expect(codes).toEqual([code(3), code(6), code(7)]);
  });

  test('is refused as a whole when it has errors, and each error is reported with its line and column', async () => {
    const before = await countAll(kind);
    const ended = await importFile(
      kind,
      [
        'code,name,email,taxIdType,taxId,country,blocked,paymentTerms,currencyCode',
        'E-1,fine,,,,,,,',
        'E-2,,,,,,,,',
        'E-3,mail,at home,,,,,,',
        'E-4,number,,RNC,101850042,,,,',
        'E-5,country,,,,XX,,,',
        'E-6,bool,,,,,maybe,,',
        'e-1,again,,,,,,,',
        `E-8,one,,RNC,${rnc(50000009)},,,,`,
        `E-9,two,,RNC,${rnc(50000009)},,,,`,
      ].join('\n'),
    );
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(ended.err.trim().split('\n')).toEqual([
      'line 3, name: is required',
      'line 4, email: must be an e-mail address',
      'line 5, taxId: 101850042 is no valid tax id of DO',
      'line 6, country: must be a country of ISO 3166, XX is none',
      'line 7, blocked: "maybe" is not true or false',
      'line 8, code: is the same as in line 2',
      'line 10, taxId: is the same as in line 9',
      '7 errors; nothing was imported',
    ]);
    expect(await countAll(kind)).toBe(before);
  });

  test('reports conflicts with stored data with their line, too', async () => {
    const unknown = await importFile(
      kind,
      'code,name,paymentTerms,currencyCode\nF-1,f,NUNCA,\nF-2,f,,EUR\n',
    );
    expect(unknown.err.trim().split('\n')).toEqual([
      'line 2, paymentTerms: There are no payment terms NUNCA',
      'line 3, currencyCode: The company does not use the currency EUR',
      '2 errors; nothing was imported',
    ]);
    const header = 'code,name,taxIdType,taxId\n';
    const taken = await importFile(kind, `${header}F-3,f,RNC,${rnc(50000001)}\n`);
    expect(taken.err).toContain(`line 2, taxId: The tax id ${rnc(50000001)} is taken`);
    const moved = await importFile(kind, `${header}F-4,f,,\na-1,a,RNC,${rnc(50000002)}\n`);
    expect(moved.err).toContain(`line 3, taxId: The tax id ${rnc(50000002)} is taken`);
    expect(await stored(kind, { code: 'F-4' })).toBeUndefined();
    await importFile(kind, `${header}G-1,g,OTHER,77\nG-2,g,PASSPORT,77\n`);
    const several = await importFile(kind, 'name,taxId\nwhich,77\n');
    expect(several.err).toContain(
      'line 2, taxId: is that of several; say which by code or taxIdType',
    );
    const one = await importFile(kind, 'name,taxIdType,taxId\nwhich,PASSPORT,77\n');
    expect(one.json()).toMatchObject({ updated: 1 });
  });

  test('is previewed by a dry run, which saves nothing', async () => {
    const before = await countAll(kind);
    const rows = await at.audited(async () => {
      const ended = await importFile(kind, 'code,name\n,new\na-1,Otro\n', '--dry-run');
      expect(ended.json()).toMatchObject({ created: 1, updated: 1, isDryRun: true });
    });
    expect(rows).toEqual([]);
    expect(await countAll(kind)).toBe(before);
  });

  test('may hold more rows without a code than one transaction', async () => {
    const before = await countAll(kind);
    const lines = Array.from({ length: 1200 }, (_, n) => `Parte ${n},${rnc(60000000 + n)},DO`);
    const ended = await importFile(kind, `name,taxId,country\n${lines.join('\n')}\n`);
    expect(ended.json()).toMatchObject({ rows: 1200, created: 1200 });
    expect(await countAll(kind)).toBe(before + 1200);
    const [counted] = await at.database
      .knex('row_counts as c')
      .where({ 'c.company_id': companyId, 'c.table_name': kind })
      .sum<{ sum: string }[]>({ sum: 'c.total' });
    expect(Number(counted?.sum)).toBe(before + 1200);
  });
});

describe('an import file of customers', () => {
  test('sets the credit limit and whether prices include tax', async () => {
    const ended = await importFile(
      'customers',
      'code;name;creditLimit;priceIncludesTax\nL-1;a;1500,50;sí\nL-2;b;0;no\nL-3;c;;\n',
    );
    expect(ended.err).toBe('');
    const limit = async (code: string) => (await stored('customers', { code }))?.['credit_limit'];
    expect([await limit('L-1'), await limit('L-2'), await limit('L-3')]).toEqual([
      '1500.5000',
      '0.0000',
      null,
    ]);
    const again = await importFile('customers', 'code,name,creditLimit\nL-1,a,1500.5\n');
    expect(again.json()).toMatchObject({ unchanged: 1 });
    const fine = await importFile('customers', 'code,name,creditLimit\nL-4,a,1.005\n');
    expect(fine.err).toContain('line 2, creditLimit: must have at most 2 decimals');
  });

  test('accepts these columns for customers only, not for vendors', async () => {
    const ended = await importFile('vendors', 'name,creditLimit\na,1\n');
    expect(ended.err).toContain('There is no column "creditLimit"');
  });
});

describe('the demo company', () => {
  test('gets its customers and vendors once, even when the command is repeated', async () => {
    const by = { command: 'seed', now };
    const ensure = () => inTransaction(at.database.knex, (trx) => ensureCompany(trx, demo, by));
    const [first, second] = [await ensure(), await ensure()];
    expect(second).toBe(first);
    for (const kind of ['customers', 'vendors'] as const) {
      const rows = await at.database
        .knex(kind)
        .where('company_id', first)
        .select<{ tax_id_type: string | null }[]>('tax_id_type');
      expect(rows).toHaveLength(demo.parties[kind].length);
    }
  });
});
