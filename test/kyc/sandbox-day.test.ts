import { sandbox } from '../../src/kyc/engines/sandbox.js';
import { expect, test } from '../support/jest.js';

test('the sandbox dates a proof of address so that it is not issued in the future anywhere', async () => {
  const ctx = { now: new Date('2026-02-01T00:30:00Z'), expected: { lastName: 'APPROVE' } };
  const file = { fileName: 'bill.pdf', bytes: Buffer.from('') };
  const result = await sandbox.addresses.read(file as never, ctx as never);
  // It is still 31 January in America.
  expect(result).toMatchObject({ evidence: { issueDate: '2026-01-31' } });
});
