import type { FileReply } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { pagesOf } from '../support/pdf.js';
import { addCompanyDetails, addCustomer, addTaxRate, invoice } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await addCompanyDetails(app);
});
afterAll(() => app.close());

const notes = () => app.as('admin').creditNotes;

/** Creates a credit note for two of three units at 33.33 with 18 %. */
async function credited() {
  const customerId = await addCustomer(app, { name: 'Łódź Import', address: { country: 'PL' } });
  const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
  const taxRateId = await addTaxRate(app, 18);
  const lines = [{ productId, quantity: 3, unitPrice: 33.33, taxRateId, description: 'Masaż' }];
  const made = (await invoice(app, { customerId, lines })).data;
  const { data } = await app.as('admin').invoices.get(made.id);
  const part = [{ invoiceLineId: data.lines[0]?.id ?? 0, quantity: 2 }];
  const note = { invoiceId: made.id, reason: 'Zwrot części', lines: part };
  return (await notes().create(note)).data;
}

const textOf = async (file: FileReply): Promise<string> => (await pagesOf(file)).join('\n');

describe('downloadCreditNotePdf', () => {
  test('prints the document, with its invoice and the reason', async () => {
    const note = await credited();
    const file = await notes().pdf(note.id, { lang: 'en' });
    expect(file).toMatchObject({ contentType: 'application/pdf', fileName: `${note.number}.pdf` });
    const text = await textOf(file);
    const parts = ['CREDIT NOTE', note.number, note.invoiceNumber, 'Łódź Import', 'Masaż', '66.66'];
    for (const part of [...parts, 'Zwrot części', '31 Jan 2026', '78.66']) {
      expect(text).toContain(part);
    }
    expect(await textOf(await notes().pdf(note.id, { lang: 'es' }))).toContain('NOTA DE CRÉDITO');
    expect(await textOf(file)).not.toContain('VOID');
    await notes().void(note.id, { reason: 'By mistake' });
    expect(await textOf(await notes().pdf(note.id, { lang: 'en' }))).toContain('VOID');
  });

  test('answers 404 for an unknown credit note, or one of another company', async () => {
    const { id } = await credited();
    expect(await failure(notes().pdf(999_999))).toMatchObject({ statusCode: 404 });
    expect(await failure(app.as('stranger').creditNotes.pdf(id))).toMatchObject({
      statusCode: 404,
    });
  });
});

describe('downloadCreditNoteXml', () => {
  const xmlOf = async (id: number) => Buffer.from((await notes().xml(id)).content).toString();

  test('returns a UBL credit note of type 381 with its invoice, lines and taxes', async () => {
    const note = await credited();
    const xml = await xmlOf(note.id);
    for (const part of [
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"',
      `<cbc:ID>${note.number}</cbc:ID><cbc:IssueDate>2026-01-31</cbc:IssueDate>`,
      '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode><cbc:Note>Zwrot części</cbc:Note>',
      `<cac:InvoiceDocumentReference><cbc:ID>${note.invoiceNumber}</cbc:ID>`,
      '<cbc:CreditedQuantity unitCode="C62">2</cbc:CreditedQuantity>',
      '<cbc:LineExtensionAmount currencyID="DOP">66.66</cbc:LineExtensionAmount>',
      '<cbc:TaxableAmount currencyID="DOP">66.66</cbc:TaxableAmount><cbc:TaxAmount currencyID="DOP">12.00</cbc:TaxAmount>',
      '<cbc:PayableAmount currencyID="DOP">78.66</cbc:PayableAmount>',
    ]) {
      expect(xml).toContain(part);
    }
    expect(xml).not.toMatch(/InvoiceLine|DueDate|InvoiceTypeCode/);
  });

  test('refuses a void credit note, since its receiver would book it', async () => {
    const { id } = await credited();
    await notes().void(id, { reason: 'By mistake' });
    expect(await failure(notes().xml(id))).toMatchObject({
      statusCode: 409,
      code: 'credit_note_already_void',
    });
    expect(await failure(notes().xml(999_999))).toMatchObject({ statusCode: 404 });
  });
});

test('answers 304 to the tag of a print, and 200 once the credit note has changed', async () => {
  const note = await credited();
  const authorization = `Bearer ${app.tokenOf('admin')}`;
  const paths = [`/api/credit-notes/${note.id}/pdf`, `/api/credit-notes/${note.id}/xml`];
  const tags = new Map<string, string>();
  for (const path of paths) {
    const first = await app.fetch(path, { headers: { authorization } });
    const tag = first.headers.get('etag') ?? '';
    const again = await app.fetch(path, { headers: { authorization, 'if-none-match': tag } });
    expect([first.status, again.status]).toEqual([200, 304]);
    tags.set(path, tag);
  }
  await notes().void(note.id, { reason: 'By mistake' });
  const [pdf = ''] = paths;
  const headers = { authorization, 'if-none-match': tags.get(pdf) ?? '' };
  expect((await app.fetch(pdf, { headers })).status).toBe(200);
});
