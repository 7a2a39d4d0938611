import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { file } from './images.js';

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc({ environment: 'test' });
});
afterAll(() => app.close());

const inSpanish = { headers: { 'accept-language': 'es' } };
const english = 'The sandbox was told to review';
const spanish = 'Se pidió al entorno de pruebas que envíe a revisión';

const messagesOf = ({ warnings }: { readonly warnings: readonly { readonly message: string }[] }) =>
  warnings.map(({ message }) => message);

describe('the warnings of a check', () => {
  test('are answered in the language of each request', async () => {
    const { session } = await kyc.sessions.create({
      features: ['age'],
      expected: { firstName: 'Ana', lastName: 'Review' },
    });
    const made = await kyc.biometrics.ageEstimation(
      { sessionId: session.id, image: file('a.jpg') },
      inSpanish,
    );
    expect(messagesOf(made.check)).toContain(spanish);
    const seen = [
      await kyc.sessions.get(session.id),
      await kyc.sessions.get(session.id, inSpanish),
    ];
    const texts = seen.map((reply) => reply.session.checks.flatMap(messagesOf));
    expect(texts).toEqual([expect.arrayContaining([english]), expect.arrayContaining([spanish])]);
  });

  test('without a session are listed and shown in the language of the request', async () => {
    const { check } = await kyc.biometrics.ageEstimation({ image: file('REVIEW.jpg') });
    expect(messagesOf(check)).toContain(english);
    const item = await kyc.checks.get(check.id, inSpanish);
    expect(messagesOf(item.check)).toContain(spanish);
    const { checks } = await kyc.checks.list({ type: 'age', limit: 1 }, inSpanish);
    expect(checks.map(messagesOf)).toEqual([expect.arrayContaining([spanish])]);
  });

  test('of a company are answered in the language of the request', async () => {
    const { check } = await kyc.kyb.create({ companyName: 'Review', country: 'do' });
    expect(messagesOf(check)).toEqual([english]);
    expect(messagesOf((await kyc.kyb.get(check.id, inSpanish)).check)).toEqual([spanish]);
  });

  test('stored in English only stay readable', async () => {
    const { check } = await kyc.biometrics.ageEstimation({ image: file('REVIEW.jpg') });
    const warnings = [{ code: 'SANDBOX_REVIEW', severity: 'warning', message: english }];
    await app.database
      .knex('kyc_checks')
      .where({ id: check.id })
      .update({ warnings: JSON.stringify(warnings) });
    expect((await kyc.checks.get(check.id, inSpanish)).check.warnings).toEqual(warnings);
  });
});

test('the details of examined aspects are answered in the language of the request', async () => {
  const input = { idNumber: '402-0000001-0', country: 'do', lastName: 'Approve' };
  const details = async (options = {}) => {
    const { check } = await kyc.documents.databaseValidation(input, options);
    return check.checks.map((aspect) => aspect.details);
  };
  expect(await details()).toContain('The check digit is wrong');
  expect(await details(inSpanish)).toContain('El dígito de control es incorrecto');
});
