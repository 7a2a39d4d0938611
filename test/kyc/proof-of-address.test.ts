import sharp from 'sharp';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { createAddressGroup } from '../../src/kyc/addresses/index.js';
import { createTextReader } from '../../src/kyc/text/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { drawPage } from './page-images.js';
import { type PdfOptions, pdfFile, type TextPosition } from './pdf-files.js';
import { acceptPictures } from './session-support.js';

const log = createLogger({ logLevel: 'silent' });
const text = createTextReader(log);
const group = createAddressGroup({ log, text });
let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp({ engines: group.engines });
  await group.warmUp();
  kyc = await app.kyc();
  await acceptPictures(kyc);
});
afterAll(async () => {
  await app.close();
  await group.close();
  await text.close();
});

const bill = (issueDate = '15/01/2026', name = 'Ana María Reyes'): TextPosition[] => [
  [50, 60, 'EDESUR Dominicana, S.A.'],
  [50, 80, 'Factura de electricidad'],
  [50, 130, `Titular: ${name}`],
  [50, 150, 'Dirección: Calle El Sol No. 5, Ensanche Naco'],
  [50, 165, 'Santo Domingo, D.N. 10119'],
  [380, 130, `Fecha de emisión: ${issueDate}`],
  [380, 150, 'Fecha límite de pago: 20/02/2026'],
  [50, 220, 'Consumo 210 kWh'],
];
const expected = {
  expectedName: 'Ana Maria Reyes',
  expectedAddress: 'Calle El Sol 5, Ensanche Naco, Santo Domingo',
};
const pdf = (options: PdfOptions) => ({ data: pdfFile(options), filename: 'bill.pdf' });
const check = async (options: PdfOptions, given: Partial<typeof expected> = expected) =>
  (await kyc.documents.proofOfAddress({ document: pdf(options), ...given })).check;
/** The warnings beside the one of every proof of address. */
const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code).filter((code) => code !== 'ADDRESS_NOT_CERTIFIED');

test('sends a picture to review where no packages recognise text, and still reads a PDF', async () => {
  const alone = createAddressGroup({ log });
  const other = await startTestApp({ engines: alone.engines });
  try {
    const client = await other.kyc();
    const document = {
      data: drawPage([[50, 60, 'EDESUR Dominicana, S.A.']]),
      filename: 'bill.png',
    };
    const { check: ofPicture } = await client.documents.proofOfAddress({ document, ...expected });
    expect(ofPicture.status).toBe('in_review');
    expect(codes(ofPicture)).toContain('TEXT_NOT_READ');
    const { check: ofPdf } = await client.documents.proofOfAddress({
      document: pdf({ lines: bill() }),
      ...expected,
    });
    expect(ofPdf).toMatchObject({ status: 'in_review', issuer: 'EDESUR Dominicana, S.A.' });
  } finally {
    await other.close();
    await alone.close();
  }
});

describe('checkProofOfAddress with the built-in engine', () => {
  test('approves a recent bill of the expected person', async () => {
    expect(await check({ lines: bill() })).toMatchObject({
      status: 'approved',
      warnings: [{ code: 'ADDRESS_NOT_CERTIFIED' }],
      engine: { name: 'notaria-addresses', version: '1' },
      documentType: 'utility_bill',
      issuer: 'EDESUR Dominicana, S.A.',
      issueDate: '2026-01-15',
      nameOnDocument: 'Ana María Reyes',
      nameMatch: 100,
      addressMatch: 100,
      address: {
        street1: 'Calle El Sol No. 5, Ensanche Naco',
        city: 'Santo Domingo',
        region: 'D.N.',
        postalCode: '10119',
        country: 'do',
      },
    });
  });

  test.each([
    ['an old bill', bill('15/08/2025'), 'in_review', 'EXPIRED_DOCUMENT'],
    ['a bill with a future date', bill('15/02/2026'), 'in_review', 'FUTURE_ISSUE_DATE'],
    [
      'the bill of another person',
      bill('15/01/2026', 'Pedro Luis Gómez'),
      'in_review',
      'NAME_MISMATCH',
    ],
    ['a bill without an issuer', bill().slice(1), 'in_review', 'ISSUER_NOT_IDENTIFIED'],
    [
      'another kind of document',
      [[50, 60, 'Dear Ana Maria Reyes, happy birthday to you all']],
      'in_review',
      'DOCUMENT_TYPE_UNKNOWN',
    ],
  ] as const)('does not approve %s', async (_name, lines, status, code) => {
    const found = await check({ lines });
    expect([found.status, codes(found)]).toEqual([status, expect.arrayContaining([code])]);
  });

  test('reviews another address than expected', async () => {
    const expectedAddress = 'Avenida Bolívar 230, Santiago';
    const found = await check({ lines: bill() }, { ...expected, expectedAddress });
    expect([found.status, codes(found)]).toEqual(['in_review', ['ADDRESS_MISMATCH']]);
  });

  test('reads a photographed bill in Spanish', async () => {
    const lines = bill().map(([x, y, line]) => [x * 1.7, y * 1.7, line] as const);
    const page = sharp(drawPage(lines, 1100, 420))
      .rotate(1, { background: '#dddddd' })
      .blur(0.7);
    const document = { data: new Uint8Array(await page.jpeg().toBuffer()), filename: 'bill.jpg' };
    const { check: found } = await kyc.documents.proofOfAddress({ document, ...expected });
    expect(found).toMatchObject({
      status: 'approved',
      documentType: 'utility_bill',
      issueDate: '2026-01-15',
      nameMatch: expect.any(Number),
    });
    expect(found.score).toBeGreaterThan(70);
    expect(found.nameMatch).toBeGreaterThan(85);
  });

  test.each([-5, -4, -3, 3, 4, 5])(
    'never takes the due date of a bill turned by %i° for its issue',
    async (degrees) => {
      const lines = [
        ...bill(),
        [420, 20, 'Fecha límite de pago: 28/01/2026'],
        [420, 40, 'Próxima lectura: 20/01/2026'],
      ].map(([x, y, line]) => [Number(x) * 1.7 + 60, Number(y) * 1.7 + 60, String(line)] as const);
      const page = sharp(drawPage(lines, 1300, 520)).rotate(degrees, { background: '#dddddd' });
      const document = { data: new Uint8Array(await page.jpeg().toBuffer()), filename: 'bill.jpg' };
      const { check: found } = await kyc.documents.proofOfAddress({ document, ...expected });
      expect(found).toMatchObject({
        status: 'approved',
        issueDate: '2026-01-15',
        nameOnDocument: 'Ana María Reyes',
        address: { formatted: 'Calle El Sol No. 5, Ensanche Naco, Santo Domingo, D.N. 10119' },
      });
    },
  );

  test('reads the picture in a scanned PDF', async () => {
    const size = { width: 1100, height: 420 };
    const lines = bill().map(([x, y, line]) => [x * 1.7, y * 1.7, line] as const);
    const jpeg = await sharp(drawPage(lines, size.width, size.height))
      .jpeg()
      .toBuffer();
    expect(await check({ scan: { jpeg, ...size } })).toMatchObject({
      status: 'approved',
      issueDate: '2026-01-15',
      documentType: 'utility_bill',
    });
  });

  test('reviews a page without text and an unreadable page', async () => {
    const empty = await check({});
    expect([empty.status, codes(empty)]).toEqual([
      'in_review',
      expect.arrayContaining(['TEXT_NOT_READ', 'NAME_NOT_FOUND', 'ISSUE_DATE_NOT_FOUND']),
    ]);
    const document = { data: drawPage([]), filename: 'bill.png' };
    const { check: blank } = await kyc.documents.proofOfAddress({ document, ...expected });
    expect([blank.status, codes(blank)]).toEqual([
      'in_review',
      expect.arrayContaining(['TEXT_NOT_READ']),
    ]);
  });

  test('reviews a file edited by software, with the name of the software', async () => {
    const info =
      '/Creator(Adobe Photoshop 25.1)/CreationDate(D:20260101080000Z)/ModDate(D:20260120080000Z)';
    const found = await check({ lines: bill(), info });
    expect([found.status, codes(found)]).toEqual(['in_review', ['SUSPECTED_MANIPULATION']]);
    const message = found.warnings.find(({ code }) => code === 'SUSPECTED_MANIPULATION')?.message;
    expect(message).toContain('Photoshop');
    expect(message).toContain('2026-01-20');
    const honest =
      '/Producer(iText 7.2)/CreationDate(D:20260101080000Z)/ModDate(D:20260101080500Z)';
    expect((await check({ lines: bill(), info: honest })).status).toBe('approved');
  });

  test('runs no script in a PDF', async () => {
    const catalogue = '/OpenAction<</S/JavaScript/JS(while \\(true\\) {})>>';
    expect((await check({ lines: bill(), catalogue })).status).toBe('approved');
  });

  test.each([
    ['is protected by a password', pdfFile({ lines: bill(), isEncrypted: true }), 'password'],
    ['is cut off', pdfFile({ lines: bill() }).slice(0, 200), 'damaged'],
    ['has hundreds of pages', pdfFile({ lines: bill(), pages: 300 }), 'pages'],
  ])('answers 422 with the reason to a PDF that %s', async (_name, data, reason) => {
    const document = { data, filename: 'bill.pdf' };
    const refused = await failure(kyc.documents.proofOfAddress({ document, ...expected }));
    expect([refused.statusCode, refused.code]).toEqual([422, 'unprocessable_image']);
    expect(refused.message).toContain(reason);
  });

  // For example a file that unpacks to hundreds of megabytes; with this limit, any file takes too long.
  test('answers 422 to a PDF that takes too long, and reports no failure of the engine', async () => {
    const hurried = createAddressGroup({ log, text, pdfMs: 1 });
    const file = { data: pdfFile({ lines: bill() }), contentType: 'application/pdf' };
    const ctx = { signal: AbortSignal.timeout(20_000), deadlineMs: 20_000, requestId: 'r-1' };
    const asked = { ...ctx, companyId: 1, now: app.clock.now(), expected: {} };
    const outcome = hurried.engines.addresses.read({ ...file, fileName: undefined }, asked);
    expect(await outcome).toMatchObject({ outcome: 'unusable', field: 'document' });
    await hurried.close();
  });

  test('answers 413 to a PDF of more than fifteen megabytes', async () => {
    const data = new Uint8Array(Buffer.concat([pdfFile({}), Buffer.alloc(15 * 1024 * 1024)]));
    const document = { data, filename: 'bill.pdf' };
    const refused = await failure(kyc.documents.proofOfAddress({ document }));
    expect([refused.statusCode, refused.code]).toEqual([413, 'file_too_large']);
  });
});
