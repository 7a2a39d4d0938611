import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { recordKinds } from '../../src/erp/activity/records.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { coreAuditObjects } from '../../src/kernel/audit/core-objects.js';
import { asIfRunning, failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

const scannerFile = fileURLToPath(new URL('../support/scanner.mjs', import.meta.url));
const options = {
  scanner: [process.execPath, scannerFile],
  // A busy machine takes some seconds to start a process.
  scannerTimeoutMs: 30_000,
  megabytesPerCompany: 1,
  isZipAllowed: false,
};

let app: TestApp;
let unscanned: TestApp;
let impatient: TestApp;
let customerId: number;
beforeAll(async () => {
  app = await startTestApp({ config: { attachments: options } });
  const other = { ...options, scanner: undefined, isZipAllowed: true };
  const soon = { ...options, scannerTimeoutMs: 200 };
  impatient = await startTestApp({ config: { attachments: soon }, sharing: app });
  unscanned = await startTestApp({ config: { attachments: other }, sharing: app });
  customerId = (await app.as('admin').customers.create({ name: 'Ana' })).data.id;
});
afterAll(async () => {
  await unscanned.close();
  await impatient.close();
  await app.close();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const fileOf = (filename: string, data: Uint8Array | string) => ({
  file: { data: typeof data === 'string' ? bytes(data) : data, filename },
});
const attachments = () => app.as('admin').attachments;
const attach = (filename: string, data: Uint8Array | string) =>
  attachments().create('customer', customerId, fileOf(filename, data));

const pdf = '%PDF-1.7\n%%EOF\n';
const zip = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));

test('The contract lists the kinds of record that can have attachments', () => {
  const file = new URL('../../generated/erp/openapi.json', import.meta.url);
  const { RecordKind } = JSON.parse(readFileSync(file, 'utf8')).components.schemas;
  const listed: readonly string[] = RecordKind['x-extensible-enum'];
  expect(listed.filter((kind) => !recordKinds.has(kind))).toEqual([]);
  const core = [...recordKinds.keys()].filter((kind) => kind in coreAuditObjects);
  expect(core.filter((kind) => !listed.includes(kind))).toEqual([]);
  expect(core.length).toBeGreaterThan(10);
});

describe('an attachment', () => {
  test('is stored, listed, downloaded as a file and deleted with its content', async () => {
    const { data } = await attach('contract ñ.pdf', pdf);
    expect(data).toMatchObject({
      kind: 'customer',
      recordId: customerId,
      fileName: 'contract ñ.pdf',
      contentType: 'application/pdf',
      bytes: pdf.length,
      scanned: true,
      author: { type: 'user', name: 'admin' },
    });
    const list = await attachments().list('customer', customerId);
    expect(list).toMatchObject({ hasScanner: true, data: [data] });
    expect((await attachments().get(data.id)).data).toEqual(data);
    const headers = { authorization: `Bearer ${app.tokenOf('viewer')}` };
    const reply = await app.fetch(`/api/attachments/${data.id}/content`, { headers });
    expect(await reply.text()).toBe(pdf);
    const etag = reply.headers.get('etag') ?? '';
    expect(etag).toBe(`"${data.sha256}"`);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="contract _.pdf"; filename*=UTF-8''contract%20%C3%B1.pdf`,
    );
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await app.fetch(`/api/attachments/${data.id}/content`, {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const blobs = () => app.database.knex('blobs').where({ purpose: 'attachment' });
    expect(await blobs()).toHaveLength(1);
    await attachments().delete(data.id);
    expect(await blobs()).toHaveLength(0);
    const gone = { statusCode: 404, code: 'not_found' };
    expect(await failure(attachments().get(data.id))).toMatchObject(gone);
    expect(await failure(attachments().delete(data.id))).toMatchObject(gone);
    expect(await failure(attachments().download(data.id))).toMatchObject(gone);
    expect((await attachments().list('customer', customerId)).data).toEqual([]);
  });

  test.each([
    ['a.pdf', pdf, 'application/pdf', 'a.pdf'],
    ['photo.exe', Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/png', 'photo.exe.png'],
    ['p.JPEG', Buffer.from('ffd8ffe000', 'hex'), 'image/jpeg', 'p.JPEG'],
    ['p.heic', Buffer.from('0000001866747970686569630000', 'hex'), 'image/heic', 'p.heic'],
    ['p.webp', Buffer.from('524946460000000057454250', 'hex'), 'image/webp', 'p.webp'],
    ['list.csv', 'code,name\nA,ñandú\n', 'text/csv', 'list.csv'],
    ['latin.csv', Buffer.from('a;\u00f1\n', 'latin1'), 'text/csv', 'latin.csv'],
    ['note', 'hello', 'text/plain', 'note.txt'],
    ['../../etc/pa\u202esswd', 'hello', 'text/plain', 'passwd.txt'],
    ['i.xml', '<?xml version="1.0"?><Invoice/>', 'application/xml', 'i.xml'],
    [
      'b.xlsx',
      zip('[Content_Types].xml', 'xl/workbook.xml'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'b.xlsx',
    ],
    [
      'b.docx',
      zip('[Content_Types].xml', 'word/document.xml'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'b.docx',
    ],
    [
      'b.ods',
      zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') }),
      'application/vnd.oasis.opendocument.spreadsheet',
      'b.ods',
    ],
  ])('has the type of its content: %s', async (name, content, contentType, fileName) => {
    const { data } = await attach(name, content);
    expect(data).toMatchObject({ contentType, fileName });
    await attachments().delete(data.id);
  });

  test.each([
    ['a program', 'p.pdf', Buffer.from('4d5a90000300', 'hex')],
    ['a program of Linux', 'p.txt', Buffer.from('7f454c460201', 'hex')],
    ['a script', 'notes.txt', '#!/bin/sh\nrm -rf /\n'],
    ['a script by its name', 'run.bat', 'echo hello'],
    ['a page', 'page.txt', '<!DOCTYPE html><p>Hello</p>'],
    ['a page without a head', 'page.xml', '<?xml version="1.0"?><html/>'],
    ['a page in another namespace', 'p.xml', '<a:b xmlns:a="http://www.w3.org/1999/xhtml"/>'],
    ['a picture that runs scripts', 'p.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'a workbook with macros',
      'b.xlsx',
      zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'),
    ],
    ['an archive', 'b.zip', zip('a.txt')],
    ['a damaged archive', 'b.xlsx', Buffer.from('504b030400000000', 'hex')],
    ['a picture of another type', 'p.tiff', Buffer.from('49492a0008000000', 'hex')],
  ])('is not %s', async (_what, name, content) => {
    const refused = { statusCode: 415, code: 'unsupported_media_type' };
    const fault = await failure(attach(name, content));
    expect(fault).toMatchObject(refused);
    expect(fault.details?.map(({ path }) => path)).toEqual(['body.file']);
  });

  test('may be an archive where the operator allows it, and is not scanned without a scanner', async () => {
    const own = unscanned.as('admin').attachments;
    const { data } = await own.create('customer', customerId, fileOf('a.zip', zip('a.txt')));
    expect(data).toMatchObject({ contentType: 'application/zip', scanned: false });
    expect((await own.list('customer', customerId)).hasScanner).toBe(false);
    await own.delete(data.id);
  });

  test('that the scanner finds harmful is refused, and nothing of it is stored', async () => {
    const count = () => readdirSync(app.blobFolder, { recursive: true }).length;
    const before = count();
    const text = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
    expect(await failure(attach('e.txt', text))).toMatchObject({
      statusCode: 422,
      code: 'malware_found',
    });
    expect(count()).toBe(before);
  });

  test.each(['scanner, fail', 'scanner, hang'])(
    'waits for the scanner, with Retry-After: %s',
    async (text) => {
      const form = new FormData();
      form.set('file', new Blob([text]), 'a.txt');
      const server = text.endsWith('hang') ? impatient : app;
      const reply = await server.fetch(`/api/records/customer/${customerId}/attachments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
        body: form,
      });
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10']);
      expect((await attachments().list('customer', customerId)).data).toEqual([]);
    },
  );

  test('is refused where it would exceed the space of the company, also in a race', async () => {
    const half = new Uint8Array(600_000).fill(65);
    const results = await Promise.allSettled([attach('a.txt', half), attach('b.txt', half)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ statusCode: 409, code: 'attachment_space_full' });
    const { data } = await attachments().list('customer', customerId);
    expect(data).toHaveLength(1);
    await attachments().delete(data[0]?.id ?? 0);
    const again = await attach('c.txt', half);
    await attachments().delete(again.data.id);
  });

  test('is refused where the record has a hundred of them', async () => {
    const { data } = await app.as('admin').customers.create({ name: 'Full' });
    const first = await attachments().create('customer', data.id, fileOf('a.txt', 'x'));
    await app.database.knex.raw(
      `INSERT INTO attachments (company_id, kind, record_id, blob_id, file_name, mime, bytes, sha256, is_scanned, author_type,
         author_id, author_name, created_at)
       SELECT a.company_id, a.kind, a.record_id, a.blob_id, a.file_name, a.mime, 0, a.sha256, a.is_scanned, a.author_type,
         a.author_id, a.author_name, a.created_at FROM attachments a CROSS JOIN generate_series(1, 99) WHERE a.id = ?`,
      [first.data.id],
    );
    const late = attachments().create('customer', data.id, fileOf('b.txt', 'x'));
    expect(await failure(late)).toMatchObject({ statusCode: 409, code: 'too_many_attachments' });
  });

  test('of another company can be neither seen, added nor deleted', async () => {
    const { data } = await attach('a.txt', 'x');
    const stranger = app.as('stranger').attachments;
    const missing = { statusCode: 404, code: 'not_found' };
    expect(await failure(stranger.get(data.id))).toMatchObject(missing);
    expect(await failure(stranger.download(data.id))).toMatchObject(missing);
    expect(await failure(stranger.delete(data.id))).toMatchObject(missing);
    expect(await failure(stranger.list('customer', customerId))).toMatchObject(missing);
    const file = fileOf('b.txt', 'x');
    expect(await failure(stranger.create('customer', customerId, file))).toMatchObject(missing);
    await attachments().delete(data.id);
  });

  test('needs the permission to read its record, and to change it', async () => {
    const { data } = await attach('a.txt', 'x');
    const refused = { statusCode: 403, code: 'insufficient_permissions' };
    const viewer = app.as('viewer').attachments;
    expect((await viewer.list('customer', customerId)).data).toHaveLength(1);
    const file = fileOf('b.txt', 'x');
    expect(await failure(viewer.create('customer', customerId, file))).toMatchObject(refused);
    expect(await failure(viewer.delete(data.id))).toMatchObject(refused);
    const { companyId, database, clock } = app;
    const key = { companyId, name: 'stock', permissions: ['products:read', 'customers:write'] };
    const { value: apiKey } = await createApiKey(database.knex, key, clock.now());
    const other = app.client({ apiKey }).attachments;
    expect(await failure(other.list('customer', customerId))).toMatchObject(refused);
    expect(await failure(other.get(data.id))).toMatchObject(refused);
    expect(await failure(other.download(data.id))).toMatchObject(refused);
    expect(await failure(other.delete(data.id))).toMatchObject(refused);
    await attachments().delete(data.id);
  });

  test('needs a record of a kind that can be read', async () => {
    const missing = { statusCode: 404, code: 'not_found' };
    const file = fileOf('a.txt', 'x');
    expect(await failure(attachments().create('customer', 999_999, file))).toMatchObject(missing);
    expect(await failure(attachments().create('comment', 1, file))).toMatchObject(missing);
    expect(await failure(attachments().list('currency', 1))).toMatchObject(missing);
  });

  test('is erased with the draft that it belongs to, with its comments and tags', async () => {
    const admin = app.as('admin');
    const { data: product } = await admin.products.create({
      code: 'AT-1',
      name: 'Work',
      type: 'service',
      price: 100,
    });
    const lines = [{ productId: product.id, quantity: 1 }];
    const { data: draft } = await admin.invoices.create({ customerId, issue: false, lines });
    const { data } = await attachments().create('invoice', draft.id, fileOf('a.txt', 'x'));
    const { data: comment } = await admin.comments.create('invoice', draft.id, { text: 'x' });
    await admin.tags.change('invoice', draft.id, { add: ['drafted'] });
    const space = async () => (await app.database.knex('attachment_space').first()).bytes;
    const before = Number(await space());
    await admin.invoices.delete(draft.id);
    const missing = { code: 'not_found' };
    expect(await failure(attachments().get(data.id))).toMatchObject(missing);
    expect(await failure(admin.comments.get(comment.id))).toMatchObject(missing);
    expect(await failure(admin.tags.records('drafted'))).toMatchObject(missing);
    expect(await app.database.knex('blobs').where({ owner: `invoice/${draft.id}` })).toEqual([]);
    expect(Number(await space())).toBe(before - 1);
  });

  test('is attached once by a repeated request', async () => {
    const idempotencyKey = 'attach once';
    const file = fileOf('once.txt', 'x');
    const create = () => attachments().create('customer', customerId, file, { idempotencyKey });
    const [first, second] = [await create(), await create()];
    expect(second.data).toEqual(first.data);
    expect((await attachments().list('customer', customerId)).data).toHaveLength(1);
    await asIfRunning(app, idempotencyKey);
    expect(await failure(create())).toMatchObject({
      statusCode: 409,
      code: 'idempotency_in_progress',
    });
    await attachments().delete(first.data.id);
  });

  test('has its changes in the audit log and in the changes feed', async () => {
    const { nextAfter } = await app.as('admin').events.list({ after: 0, limit: 500 });
    const { data } = await attach('a.txt', 'x');
    await attachments().delete(data.id);
    const events = await app.as('admin').events.list({ after: nextAfter });
    expect(events.data.map(({ type, objectId }) => [type, objectId])).toEqual([
      ['attachment.created', String(data.id)],
      ['attachment.deleted', String(data.id)],
    ]);
    const audit = await app.as('admin').audit.list({ objectType: 'attachment' });
    expect(audit.data[0]).toMatchObject({
      action: 'deleteAttachment',
      before: { fileName: 'a.txt', kind: 'customer', recordId: customerId },
    });
  });
});
