import type { CustomField, CustomFieldInput, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

let made = 0;
const codeOf = (): string => {
  made += 1;
  return `field_${made}`;
};
const create = async (more: Partial<CustomFieldInput> = {}): Promise<CustomField> => {
  const code = codeOf();
  const input = { kind: 'customer', code, label: `Field ${made}`, type: 'text', ...more } as const;
  return (await admin.customFields.create(input)).data;
};

const invalid = (path: string) => ({
  statusCode: 400,
  code: 'validation_failed',
  details: [expect.objectContaining({ path })],
});

interface Values {
  readonly metadata?: Record<string, string | null> | null;
  readonly customFields?: Record<string, string | number | null> | null;
}

/** The groups of operations on records with values, which behave alike. */
const groups = {
  customer: () => admin.customers,
  vendor: () => admin.vendors,
  product: () => admin.products,
} as const;

/** Returns the operations on a kind of record, with the members that its body needs. */
function recordsOf(kind: keyof typeof groups) {
  const group = groups[kind]() as typeof admin.customers;
  const body = (name: string, values: Values, code: string) =>
    kind === 'product' ? { code, name, price: 1, ...values } : { name, ...values };
  return {
    create(values: Values, name = 'Ana') {
      made += 1;
      return group.create(body(name, values, `P-${made}`));
    },
    update: (id: number, values: Values, name = 'Ana') =>
      group.update(id, body(name, values, `P-of-${id}`)),
    get: (id: number) => group.get(id),
    list: (query: Parameters<typeof group.list>[0] = {}) => group.list(query),
  };
}

const auditOf = async (objectType: string, objectId: number) =>
  (await admin.audit.list({ objectType, objectId: String(objectId) })).data;

describe.each(['customer', 'vendor', 'product'] as const)('metadata of a %s', (kind) => {
  const records = () => recordsOf(kind);

  test('is returned as it was sent, alone and in lists, and absent without values', async () => {
    const metadata = { shopifyId: '10023', 'a:b c': 'two\nlines' };
    const { data } = await records().create({ metadata });
    expect(data.metadata).toEqual(metadata);
    expect((await records().get(data.id)).data.metadata).toEqual(metadata);
    const { data: plain } = await records().create({});
    expect(plain).not.toHaveProperty('metadata');
    expect(plain).not.toHaveProperty('customFields');
    const listed = (await records().list()).data;
    expect(listed.find(({ id }) => id === data.id)?.metadata).toEqual(metadata);
    expect(listed.find(({ id }) => id === plain.id)).not.toHaveProperty('metadata');
  });

  test('keeps what an update does not name, and loses keys that are empty or null', async () => {
    const metadata = { one: '1', two: '2', three: '3' };
    const { id } = (await records().create({ metadata })).data;
    const kept = await records().update(id, {}, 'Ana Reyes');
    expect(kept.data.metadata).toEqual(metadata);
    const change = { one: '', two: null, four: '4' };
    const { data } = await records().update(id, { metadata: change });
    expect(data.metadata).toEqual({ three: '3', four: '4' });
    const none = await records().update(id, { metadata: null });
    expect(none.data).not.toHaveProperty('metadata');
  });

  test('finds its records by key and value, also after a change', async () => {
    const key = `key_${kind}`;
    const { id } = (await records().create({ metadata: { [key]: 'a:1, b' } })).data;
    await records().create({ metadata: { [key]: 'other' } });
    const found = async (value: string) =>
      (await records().list({ metadata: `${key}:${value}` })).data.map((record) => record.id);
    expect(await found('a:1, b')).toEqual([id]);
    expect(await found('a')).toEqual([]);
    await records().update(id, { metadata: { [key]: 'new' } });
    expect([await found('a:1, b'), await found('new')]).toEqual([[], [id]]);
    await records().update(id, { metadata: { [key]: null } });
    expect(await found('new')).toEqual([]);
  });

  test('is audited and tells the changes feed', async () => {
    const { id } = (await records().create({ metadata: { one: '1' } })).data;
    await records().update(id, { metadata: { one: '2' } });
    const [update, creation] = await auditOf(kind, id);
    expect(creation?.after).toMatchObject({ metadata: { one: '1' } });
    expect(update).toMatchObject({
      before: { metadata: { one: '1' } },
      after: { metadata: { one: '2' } },
    });
    const { data: events } = await admin.events.list({ types: [`${kind}.updated`] });
    expect(events.some(({ objectId }) => objectId === String(id))).toBe(true);
  });
});

describe('metadata', () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, 'value']));

  test('has at most 50 keys, of which an update counts those that stay', async () => {
    const metadata = keys(50);
    const { id } = (await admin.customers.create({ name: 'Ana', metadata })).data;
    const more = admin.customers.update(id, { name: 'Ana', metadata: { another: 'x' } });
    expect(await failure(more)).toMatchObject(invalid('body.metadata'));
    const change = { key0: null, another: 'x' };
    const { data } = await admin.customers.update(id, { name: 'Ana', metadata: change });
    expect(Object.keys(data.metadata ?? {})).toHaveLength(50);
    const many = admin.customers.create({ name: 'Berta', metadata: keys(51) });
    expect(await failure(many)).toMatchObject(invalid('body.metadata'));
  });

  test.each(['', 'a'.repeat(41), 'a[0]', 'a]', 'a\u0000'])('refuses the key %j', async (key) => {
    const refused = admin.customers.create({ name: 'Ana', metadata: { [key]: 'value' } });
    expect(await failure(refused)).toMatchObject({ statusCode: 400 });
  });

  test('holds values of up to 500 characters of any script', async () => {
    const metadata = { ['ñ'.repeat(40)]: '語'.repeat(500) };
    const { data } = await admin.customers.create({ name: 'Ana', metadata });
    expect(data.metadata).toEqual(metadata);
    const long = admin.customers.create({ name: 'Ana', metadata: { key: 'x'.repeat(501) } });
    expect(await failure(long)).toMatchObject({ statusCode: 400 });
  });

  test('refuses a filter that is no key with a value', async () => {
    expect(await failure(admin.customers.list({ metadata: 'key' }))).toMatchObject(
      invalid('query.metadata'),
    );
  });
});

describe('a custom field', () => {
  test('is created, listed in its order, changed against its version and deleted', async () => {
    const later = await create({ kind: 'product', order: 20, label: ' Later ' });
    const first = await create({ kind: 'product', order: 10, type: 'choice', choices: ['a', 'b'] });
    expect(later).toMatchObject({ label: 'Later', choices: null, references: null, active: true });
    expect((await admin.customFields.get(first.id)).data).toEqual(first);
    const listed = await admin.customFields.list({ kind: 'product', sortBy: 'order' });
    expect(listed.data).toEqual([first, later]);
    const change = { label: 'New', choices: ['c'] };
    const { data } = await admin.customFields.update(first.id, change, { ifMatch: 1 });
    expect(data).toMatchObject({ label: 'New', choices: ['c'], order: 10, version: 2 });
    const late = admin.customFields.update(first.id, change, { ifMatch: 1 });
    expect(await failure(late)).toMatchObject({ statusCode: 412 });
    const lateDelete = admin.customFields.delete(first.id, { ifMatch: 1 });
    expect(await failure(lateDelete)).toMatchObject({ statusCode: 412 });
    expect((await admin.customFields.delete(first.id)).data).toEqual({ id: first.id });
    for (const call of [
      () => admin.customFields.get(first.id),
      () => admin.customFields.update(first.id, change),
      () => admin.customFields.delete(first.id),
    ]) {
      expect(await failure(call())).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
    expect((await auditOf('custom_field', first.id)).map(({ action }) => action)).toEqual([
      'deleteCustomField',
      'updateCustomField',
      'createCustomField',
    ]);
  });

  test('has a code of its own among the fields of its kind', async () => {
    const { code } = await create();
    expect(await failure(create({ code }))).toMatchObject({
      statusCode: 409,
      code: 'duplicate_code',
    });
    expect((await create({ code, kind: 'invoice' })).code).toBe(code);
  });

  test.each([
    [{ type: 'choice' }, 'choices'],
    [{ choices: ['a'] }, 'choices'],
    [{ type: 'reference' }, 'references'],
    [{ references: 'customer' }, 'references'],
  ] as const)('needs what its type needs, and nothing else: %j', async (more, member) => {
    expect(await failure(create(more as Partial<CustomFieldInput>))).toMatchObject(
      invalid(`body.${member}`),
    );
  });

  test('without choices refuses new ones', async () => {
    const { id } = await create();
    const refused = admin.customFields.update(id, { choices: ['a'] });
    expect(await failure(refused)).toMatchObject(invalid('body.choices'));
  });

  test('cannot be deleted while a record has a value of it', async () => {
    const { id, code } = await create();
    const customer = await admin.customers.create({ name: 'A', customFields: { [code]: 'x' } });
    expect(await failure(admin.customFields.delete(id))).toMatchObject({
      statusCode: 409,
      code: 'custom_field_in_use',
    });
    await admin.customers.update(customer.data.id, { name: 'A', customFields: { [code]: null } });
    await admin.customFields.delete(id);
  });

  test('is one of at most 30 of its kind, also of those created at the same time', async () => {
    const { data } = await admin.customFields.list({ kind: 'vendor', includeInactive: true });
    const open = 30 - data.length;
    for (let left = open - 1; left > 0; left -= 1) await create({ kind: 'vendor' });
    const both = await Promise.allSettled([
      create({ kind: 'vendor' }),
      create({ kind: 'vendor', active: false }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(create({ kind: 'vendor' }))).toMatchObject({
      statusCode: 409,
      code: 'too_many_custom_fields',
    });
  });

  test('is declared only by those who may change settings', async () => {
    const input = { kind: 'customer', code: codeOf(), label: 'No', type: 'text' } as const;
    expect(await failure(app.as('viewer').customFields.create(input))).toMatchObject({
      statusCode: 403,
    });
  });
});

describe('values of custom fields', () => {
  const named = (customFields: Record<string, string | number | null>) =>
    admin.customers.create({ name: 'Ana', customFields });

  test('are of the type of their field', async () => {
    const other = (await admin.customers.create({ name: 'Other' })).data.id;
    const [text, number, date, choice, reference] = await Promise.all([
      create(),
      create({ type: 'number' }),
      create({ type: 'date' }),
      create({ type: 'choice', choices: ['retail', 'industry'] }),
      create({ type: 'reference', references: 'customer' }),
    ]);
    const good = [
      [text, 'any, text: here'],
      [number, -12.345678],
      [date, '2026-02-28'],
      [choice, 'retail'],
      [reference, other],
    ] as const;
    const values = Object.fromEntries(good.map(([{ code }, value]) => [code, value]));
    const { data } = await named(values);
    expect(data.customFields).toEqual(values);
    for (const [{ code }, value] of good) {
      const found = await admin.customers.list({ customFields: `${code}:${value}` });
      expect(found.data.map(({ id }) => id)).toEqual([data.id]);
    }
    for (const [{ code }, value] of [
      [text, 7],
      [number, '7'],
      [date, '2026-02-30'],
      [choice, 'other'],
      [reference, 'x'],
      [reference, 1.5],
      [reference, 999_999],
    ] as const) {
      const refused = await failure(named({ [code]: value }));
      expect(refused).toMatchObject(invalid(`body.customFields.${code}`));
    }
  });

  test('of an unknown or inactive field are refused, and stay where they are', async () => {
    const { id, code } = await create();
    const { data } = await named({ [code]: 'old' });
    await admin.customFields.update(id, { active: false });
    for (const name of [code, 'no_such_field']) {
      const path = `body.customFields.${name}`;
      expect(await failure(named({ [name]: 'new' }))).toMatchObject(invalid(path));
    }
    const values = { [code]: 'old' };
    const same = await admin.customers.update(data.id, { name: 'Ana', customFields: values });
    expect(same.data.customFields).toEqual(values);
    const none = await admin.customers.update(data.id, { name: 'Ana', customFields: null });
    expect(none.data).not.toHaveProperty('customFields');
  });

  test('of a required field are needed in new records, and cannot be removed', async () => {
    const { id, code } = await create();
    const { data: before } = await admin.customers.create({ name: 'Before' });
    await admin.customFields.update(id, { required: true });
    const path = `body.customFields.${code}`;
    expect(await failure(admin.customers.create({ name: 'A' }))).toMatchObject(invalid(path));
    const { data } = await named({ [code]: 'x' });
    const removed = admin.customers.update(data.id, { name: 'A', customFields: { [code]: '' } });
    expect(await failure(removed)).toMatchObject(invalid(path));
    await admin.customers.update(before.id, { name: 'Still before' });
    await admin.customFields.update(id, { required: false });
  });

  test('find their records by ranges of numbers and days, and by several fields', async () => {
    const [size, day, sector] = await Promise.all([
      create({ type: 'number' }),
      create({ type: 'date' }),
      create(),
    ]);
    const ids: number[] = [];
    for (const [number, date] of [
      [-20, '2026-01-31'],
      [0.5, '2026-02-01'],
      [9, '2026-02-28'],
      [100, '2026-03-01'],
    ] as const) {
      const values = { [size.code]: number, [day.code]: date, [sector.code]: 'a, b' };
      ids.push((await named(values)).data.id);
    }
    const found = async (...filters: readonly string[]) => {
      const query = { customFields: filters.join(','), sortDir: 'asc' } as const;
      return (await admin.customers.list(query)).data.map(({ id }) => ids.indexOf(id));
    };
    expect(await found(`${size.code}:0..10`)).toEqual([1, 2]);
    expect(await found(`${size.code}:..0`)).toEqual([0]);
    expect(await found(`${size.code}:9..`)).toEqual([2, 3]);
    expect(await found(`${day.code}:2026-02-01..2026-02-28`)).toEqual([1, 2]);
    const all = `${sector.code}:a, b`;
    expect(await found(all, `${size.code}:-100..0.5`)).toEqual([0, 1]);
    expect(await found(all, `${size.code}:0..50`, `${day.code}:2026-02-02..`)).toEqual([2]);
    const four = found(all, all, all, all);
    expect(await failure(four)).toMatchObject(invalid('query.customFields'));
  });

  test.each(['field_1', 'field_1:', 'no_such_field:x'])('refuses the filter %s', async (filter) => {
    const refused = await failure(admin.customers.list({ customFields: filter }));
    expect(refused).toMatchObject({ statusCode: 400 });
  });

  test('refuses a range of a text, and a number that is none', async () => {
    const number = await create({ type: 'number' });
    for (const value of ['x', '1..x', '..']) {
      const refused = admin.customers.list({ customFields: `${number.code}:${value}` });
      expect(await failure(refused)).toMatchObject(invalid('query.customFields'));
    }
  });
});

describe('a file of a list', () => {
  test('has a column for each active custom field, with labels for people', async () => {
    const [size, gone] = [await create({ type: 'number', label: 'Size' }), await create()];
    const customFields = { [size.code]: 7.5 };
    const { data } = await admin.customers.create({
      name: 'Ana',
      customFields,
      metadata: { a: 'b' },
    });
    await admin.customFields.update(gone.id, { active: false });
    const filter = { customFields: `${size.code}:7.5` };
    const rowsOf = ({ content }: { readonly content: Uint8Array }) =>
      Buffer.from(content).toString().trim().slice(1).split('\r\n');
    const [header, ...rows] = rowsOf(await admin.customers.list({ ...filter, format: 'csv' }));
    expect(header).toContain(`customFields.${size.code}`);
    expect(header).not.toContain(gone.code);
    expect(header).not.toContain('metadata');
    expect(rows).toHaveLength(1);
    const fields = ['id', 'customFields', 'metadata'] as const;
    const [names, row] = rowsOf(
      await admin.customers.list({ ...filter, fields: [...fields], format: 'csv' }),
    );
    expect(names?.split(',').at(-1)).toBe('metadata');
    expect(row).toMatch(new RegExp(`^${data.id},.*7\\.5.*,"{""a"":""b""}"$`));
    const people = await admin.customers.list({ ...filter, format: 'csv', locale: 'en' });
    expect(rowsOf(people)[0]).toContain('Size');
    const book = await admin.customers.list({ ...filter, format: 'xlsx' });
    expect(book.content.length).toBeGreaterThan(0);
  });
});

describe('an invoice', () => {
  let productId = 0;
  let customerId = 0;
  beforeAll(async () => {
    const product = { code: 'S-1', name: 'Service', price: 10, type: 'service' } as const;
    productId = (await admin.products.create(product)).data.id;
    customerId = (await admin.customers.create({ name: 'Buyer' })).data.id;
  });
  const input = (values: Values, issue = true) => ({
    customerId,
    lines: [{ productId, quantity: 1 }],
    issue,
    ...values,
  });
  const invoice = async (values: Values) => {
    const { data } = await admin.invoices.create(input(values));
    return (await admin.invoices.get(data.id)).data;
  };

  test('has its values from its creation, and is found by them', async () => {
    const { code } = await create({ kind: 'invoice', type: 'number' });
    const values = { metadata: { orderId: 'A-77' }, customFields: { [code]: 12.5 } };
    const issued = await invoice(values);
    expect(issued).toMatchObject({ ...values, status: 'issued' });
    const plain = await invoice({});
    expect(plain).not.toHaveProperty('metadata');
    for (const query of [{ metadata: 'orderId:A-77' }, { customFields: `${code}:12..13` }]) {
      const { data } = await admin.invoices.list(query);
      expect(data).toEqual([expect.objectContaining({ id: issued.id, ...values })]);
    }
    const [audited] = await auditOf('invoice', issued.id);
    expect(audited?.after).toMatchObject(values);
  });

  test('keeps the values of its draft, changed and issued, and loses them with it', async () => {
    const { code } = await create({ kind: 'invoice' });
    const found = async (text: string) =>
      (await admin.invoices.list({ metadata: `draft:${text}` })).data.map(({ id }) => id);
    const draft = async () => {
      const values = { metadata: { draft: 'one' }, customFields: { [code]: 'x' } };
      return (await admin.invoices.create(input(values, false))).data;
    };
    const [kept, gone] = [await draft(), await draft()];
    expect(await found('one')).toEqual([gone.id, kept.id]);
    const changed = input({ metadata: { draft: 'two' } }, false);
    const { data } = await admin.invoices.update(kept.id, changed);
    expect(data).toMatchObject({ metadata: { draft: 'two' }, customFields: { [code]: 'x' } });
    await admin.invoices.issue(kept.id, {});
    expect((await admin.invoices.get(kept.id)).data).toMatchObject({
      status: 'issued',
      metadata: { draft: 'two' },
      customFields: { [code]: 'x' },
    });
    await admin.invoices.delete(gone.id);
    expect([await found('one'), await found('two')]).toEqual([[], [kept.id]]);
  });

  test('needs its required fields, and writes nothing without them', async () => {
    const { id, code } = await create({ kind: 'invoice', required: true });
    const before = (await admin.invoices.list()).totalCount;
    const path = `body.customFields.${code}`;
    for (const values of [{}, { customFields: { [code]: 5 } }]) {
      expect(await failure(admin.invoices.create(input(values)))).toMatchObject(invalid(path));
    }
    expect((await admin.invoices.list()).totalCount).toBe(before);
    expect((await invoice({ customFields: { [code]: 'x' } })).status).toBe('issued');
    await admin.customFields.update(id, { required: false });
  });
});
