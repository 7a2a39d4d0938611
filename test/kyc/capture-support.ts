import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll } from '../support/jest.js';

export const jpeg = Buffer.from('ffd8ffe000104a46494600010100', 'hex');
/** Returns a file whose bytes depend on its name. */
export const file = (filename: string) => ({
  data: Buffer.concat([jpeg, Buffer.from(filename)]),
  filename,
});

export let app: TestApp;
export let kyc: SvcKyc;

/** Starts a server for the tests of a file. */
export function setUpCapture(): void {
  beforeAll(async () => {
    app = await startTestApp();
    kyc = await app.kyc({ environment: 'test' });
  });
  afterAll(() => app.close());
}

export type Input = Parameters<SvcKyc['sessions']['create']>[0];

/** Creates a session and a client with the token of its link. */
export async function begin(input: Input = {}) {
  const { session } = await kyc.sessions.create({
    language: 'en',
    expected: { lastName: 'APPROVE' },
    ...input,
  });
  return { id: session.id, person: personWith(session.clientToken) };
}

export const personWith = (token: string): SvcKyc =>
  app.kycClient({ headers: { 'accept-language': 'en', 'x-capture-token': token } });

export const stepsOf = async (id: string) => (await kyc.sessions.get(id)).session.steps;
export const codesOf = (errors: readonly { statusCode: number; code: string }[]) =>
  errors.map(({ statusCode, code }) => [statusCode, code]);
