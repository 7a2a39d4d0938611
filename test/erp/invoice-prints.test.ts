import { constants, inflateSync } from 'node:zlib';
import type { FileReply, InvoiceInput } from '../../sdk/erp/index.js';
import { amountInWords } from '../../src/erp/prints/words.js';
import { failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { pagesOf } from '../support/pdf.js';
import { addCustomer, addTaxRate, invoice, stocked } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const address = { line1: 'Av. Central 100', city: 'Santo Domingo', country: 'DO' };
  const company = { name: 'Comercial Ejemplo, S.R.L.', taxId: '1-31-24679-6', address };
  await app.as('admin').config.updateCompany({ ...company, phone: '809 555 0100' });
});
afterAll(() => app.close());

const admin = () => app.as('admin');

/** Returns the text of a PDF: the strings in its inflated streams. */
function textOf({ content }: FileReply): string {
  const bytes = Buffer.from(content).toString('latin1');
  const streams = [...bytes.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1'), {
          // The last byte may look like the end of a line.
          finishFlush: constants.Z_SYNC_FLUSH,
        }).toString('latin1');
      } catch {
        return '';
      }
    },
  );
  const hex = (text: string) => Buffer.from(text, 'hex').toString('latin1');
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, own = '']) => hex(own)).join(''),
    )
    .join('\n');
}

async function issued(more: Partial<InvoiceInput> = {}, lines = 1) {
  const customerId = await addCustomer(app, {
    name: 'Ñandú Peña & Hijos, S.A.',
    address: { line1: 'Calle 1 # 23', city: 'Santo Domingo', country: 'DO' },
  });
  const product = await stocked(app, 1000, 1);
  const taxRateId = await addTaxRate(app, 18);
  const line = { productId: product.id, quantity: 2, unitPrice: 617.25, taxRateId };
  const all = Array.from({ length: lines }, (_none, at) => ({
    ...line,
    description: `Tornillo «acero» n.º ${at + 1}, cabeza hexagonal de ½ pulgada, caja de cien`,
  }));
  return (await invoice(app, { customerId, lines: all, notes: 'Gracias por su compra', ...more }))
    .data;
}

describe('downloadInvoicePdf', () => {
  test('shows the custom fields of the invoice that are printed', async () => {
    const field = { kind: 'invoice', type: 'text' } as const;
    const create = (code: string, label: string, printed: boolean) =>
      admin().customFields.create({ ...field, code, label, printed });
    await create('their_order', 'Your order', true);
    await create('inside', 'Inside', false);
    const { id } = await issued({ customFields: { their_order: 'PO-4711', inside: 'secret' } });
    const text = textOf(await admin().invoices.pdf(id, { lang: 'en' }));
    for (const shown of ['Your order', 'PO-4711']) expect(text).toContain(shown);
    for (const hidden of ['Inside', 'secret']) expect(text).not.toContain(hidden);
  });

  // Shaping each text anew took 18 seconds of the event loop for such a document.
  test('draws the longest document of a script that is shaped, outside of the server process', async () => {
    const customerId = await addCustomer(app);
    const product = await stocked(app, 1000, 1);
    const letters = (from: number) =>
      Array.from({ length: 490 }, (_none, at) =>
        at % 9 === 8 ? ' ' : String.fromCharCode(0x915 + ((from * 7 + at * at) % 37)),
      ).join('');
    const lines = Array.from({ length: 500 }, (_none, at) => ({
      productId: product.id,
      quantity: 1,
      unitPrice: 1,
      description: letters(at),
    }));
    const { data } = await invoice(app, { customerId, lines });
    // Children are not counted, so that this is the time that other callers would wait.
    const before = process.cpuUsage();
    const file = await admin().invoices.pdf(data.id);
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(700);
    const pages = await pagesOf(file);
    expect(pages.length).toBeGreaterThan(50);
  });

  test('prints parties, lines, taxes and totals in words, with correct accents', async () => {
    const made = await issued();
    const file = await admin().invoices.pdf(made.id, { lang: 'es' });
    expect(file).toMatchObject({ contentType: 'application/pdf', fileName: `${made.number}.pdf` });
    const text = textOf(file);
    for (const part of [
      'FACTURA',
      made.number ?? '',
      'Ñandú Peña & Hijos, S.A.',
      'Tornillo «acero» n.º 1',
      '1,234.50',
      '222.21',
      'DOP 1,456.71',
      'MIL CUATROCIENTOS CINCUENTA Y SEIS PESOS DOMINICANOS CON 71/100',
      'Gracias por su compra',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(part);
    }
    const english = textOf(await admin().invoices.pdf(made.id, { lang: 'en' }));
    expect(english).toContain('INVOICE');
    expect(english).toContain('ONE THOUSAND FOUR HUNDRED FIFTY-SIX DOMINICAN PESOS AND 71/100');
  });

  test('9: returns identical bytes after all related records have changed', async () => {
    const made = await issued();
    const before = await admin().invoices.pdf(made.id);
    const detail = (await admin().invoices.get(made.id)).data;
    await admin().customers.update(detail.customerId, {
      name: 'Another',
      address: { city: 'Moca' },
    });
    await admin().config.updateCompany({ name: 'Renamed', tradeName: 'New', taxRounding: 'line' });
    await admin().products.update(detail.lines[0]?.productId ?? 0, {
      code: `R-${made.id}`,
      name: 'Renamed',
      price: 1,
    });
    await admin().receivables.pay({
      customerId: detail.customerId,
      amount: 5,
      method: 'efectivo',
      autoAllocate: true,
    });
    const after = await admin().invoices.pdf(made.id);
    expect(Buffer.from(after.content).equals(Buffer.from(before.content))).toBe(true);
  });

  test('continues over several pages with a repeated heading and the sum carried forward', async () => {
    const made = await issued({}, 60);
    const file = await admin().invoices.pdf(made.id, { lang: 'es' });
    const text = textOf(file);
    const count = (part: string) => text.split(part).length - 1;
    const pages = count('Página ');
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain(`Página ${pages} de ${pages}`);
    expect(count('Descripción')).toBeGreaterThanOrEqual(pages - 1);
    expect(count('Suma y sigue')).toBe(count('Suma anterior'));
    expect(count('Tornillo')).toBe(60);
  });

  test('marks void invoices and drafts', async () => {
    const made = await issued();
    expect(textOf(await admin().invoices.pdf(made.id, { lang: 'es' }))).not.toContain('ANULADA');
    await admin().invoices.void(made.id, { reason: 'Wrong customer' });
    const file = await admin().invoices.pdf(made.id, { lang: 'es' });
    expect(textOf(file)).toContain('ANULADA');
    const draft = await issued({ issue: false });
    expect(textOf(await admin().invoices.pdf(draft.id, { lang: 'en' }))).toContain('DRAFT');
  });

  test.each([
    ['Latin', 'Łódź, Đà Nẵng, Þórr, 2″ „x”'],
    ['Greek and Cyrillic', 'Αθήνα Москва Київ'],
    ['Han, Kana and Hangul', '北京 東京 ニッポン 서울'],
    ['Devanagari and Thai', 'दिल्ली กรุงเทพ'],
    ['signs of currencies', '₱ ₹ ₺ ₪ €'],
  ])('prints every letter of %s', async (_, notes) => {
    const made = await issued({ notes });
    const file = await admin().invoices.pdf(made.id, { lang: 'es' });
    const pages = await pagesOf(file);
    expect(pages.join('\n').normalize('NFKC')).toContain(notes.normalize('NFKC'));
    const again = await admin().invoices.pdf(made.id, { lang: 'es' });
    expect(Buffer.from(again.content).equals(Buffer.from(file.content))).toBe(true);
  });

  test('prints a replacement character for one that no font has', async () => {
    const made = await issued({ notes: '漢字 🙂 ok' });
    const pages = await pagesOf(await admin().invoices.pdf(made.id));
    expect(pages.join('\n')).toContain('漢字 \ufffd ok');
  });

  test('never prints a page with totals alone', async () => {
    for (let count = 18; count <= 46; count += 1) {
      const made = await issued({ notes: 'Gracias' }, count);
      const pages = await pagesOf(await admin().invoices.pdf(made.id, { lang: 'es' }));
      const last = pages.at(-1) ?? '';
      expect([count, last.includes('TOTAL'), last.includes('Tornillo')]).toEqual([
        count,
        true,
        true,
      ]);
    }
  });

  test('formats dates by its language', async () => {
    const made = await issued();
    const text = async (lang: 'es' | 'en') =>
      (await pagesOf(await admin().invoices.pdf(made.id, { lang }))).join('\n');
    expect(await text('es')).toContain('31/01/2026');
    expect(await text('en')).toContain('31 Jan 2026');
  });

  test('answers 304 to its tag, which does not count as an export', async () => {
    const limits = { general: 1000, auth: 1000, exports: 2 };
    const limited = await startTestApp({
      sharing: app,
      config: { areRateLimitsOn: true, rateLimits: limits },
    });
    try {
      const made = await issued();
      const path = `/api/invoices/${made.id}/pdf`;
      const headers = { authorization: `Bearer ${app.tokenOf('admin')}` };
      const first = await limited.fetch(path, { headers });
      expect(first.headers.get('x-content-type-options')).toBe('nosniff');
      expect(first.headers.get('content-disposition')).toContain(`"${made.number}.pdf"`);
      const tag = first.headers.get('etag') ?? '';
      for (let turn = 0; turn < 5; turn += 1) {
        const again = await limited.fetch(path, { headers: { ...headers, 'if-none-match': tag } });
        expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
      }
      expect((await limited.fetch(path, { headers })).status).toBe(200);
      expect((await limited.fetch(path, { headers })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  test('answers 404 for an unknown invoice', async () => {
    for (const error of await failures([
      admin().invoices.pdf(999_999),
      admin().invoices.xml(999_999),
    ])) {
      expect(error).toMatchObject({ statusCode: 404 });
    }
  });
});

describe('amountInWords', () => {
  test.each([
    ['0', 'CERO PESOS DOMINICANOS CON 00/100'],
    ['1', 'UN PESO DOMINICANO CON 00/100'],
    ['16.05', 'DIECISÉIS PESOS DOMINICANOS CON 05/100'],
    ['21', 'VEINTIÚN PESOS DOMINICANOS CON 00/100'],
    ['31', 'TREINTA Y UN PESOS DOMINICANOS CON 00/100'],
    ['100', 'CIEN PESOS DOMINICANOS CON 00/100'],
    ['101', 'CIENTO UN PESOS DOMINICANOS CON 00/100'],
    ['1000', 'MIL PESOS DOMINICANOS CON 00/100'],
    ['21000', 'VEINTIÚN MIL PESOS DOMINICANOS CON 00/100'],
    ['1000000', 'UN MILLÓN DE PESOS DOMINICANOS CON 00/100'],
    ['2000001.5', 'DOS MILLONES UN PESOS DOMINICANOS CON 50/100'],
    ['1001000000', 'MIL UN MILLONES DE PESOS DOMINICANOS CON 00/100'],
  ])('writes %s in Spanish', (amount, words) => {
    expect(amountInWords(amount, 'DOP', 2, 'es')).toBe(words);
  });

  test.each([
    ['1', 'USD', 2, 'ONE US DOLLAR AND 00/100'],
    ['115', 'JPY', 0, 'ONE HUNDRED FIFTEEN JAPANESE YEN'],
    ['2000.125', 'KWD', 3, 'TWO THOUSAND KUWAITI DINARS AND 125/1000'],
    ['1000042', 'USD', 2, 'ONE MILLION FORTY-TWO US DOLLARS AND 00/100'],
  ] as const)('writes %s %s in English', (amount, code, decimals, words) => {
    expect(amountInWords(amount, code, decimals, 'en')).toBe(words);
  });
});
