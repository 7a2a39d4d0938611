import type { IdentityDocument } from '../../src/kyc/matching/index.js';
import { createMatcher, type Subject } from '../../src/kyc/matching/index.js';
import { describe, expect, test } from '../support/jest.js';
import { entry } from './entries.js';

const imo = 'Vessel Registration Identification IMO';
const wallet = 'Digital Currency Address - XBT';

/** The score of an entry under another name, by its numbers alone. */
function scoreOf(listed: IdentityDocument | string, subject: Partial<Subject>): number {
  const facts =
    typeof listed === 'string'
      ? { schema: 'company' as const, identifiers: { lei: [], registration: [listed] } }
      : { schema: 'vessel' as const, documents: [listed] };
  const matcher = createMatcher([entry('E-1', 'Heron Star', facts)]);
  const [hit] = matcher.match({ name: 'Quellmark', ...subject }, { threshold: 0 });
  return hit?.score ?? 0;
}

const ship = (number: string, ...numbers: readonly string[]) =>
  scoreOf({ type: imo, number }, { documents: numbers.map((each) => ({ number: each })) });

describe('a number identifies an entry', () => {
  test.each(['0000000', '00000', 'UNKNOWN1', 'N/A N/A', 'XXXXX', '1234567'])(
    'never by the placeholder %s',
    (number) => {
      expect(ship(number, number)).toBe(0);
      expect(scoreOf(number, { registrationNumber: number })).toBe(0);
    },
  );

  test('of a ship with and without the letters IMO', () => {
    expect(ship('9074729', 'IMO 9074729')).toBe(100);
    expect(ship('IMO9074729', '9074729')).toBe(100);
    expect(ship('9074729', '9074730')).toBe(0);
  });

  test('of a ship as plain text if its check digit is wrong', () => {
    expect(ship('9990001', '9990001')).toBe(100);
  });

  test('of a company with and without leading zeros', () => {
    expect(scoreOf('08209948', { registrationNumber: '8209948' })).toBe(95);
    expect(scoreOf('8209948', { registrationNumber: '08209948' })).toBe(95);
    expect(scoreOf('SC209948', { registrationNumber: '209948' })).toBe(0);
  });

  test('of a wallet, whose case decides only in Base58', () => {
    const base58 = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
    const hex = `0x${'aB'.repeat(20)}`;
    const score = (listed: string, number: string) =>
      scoreOf({ type: wallet, number: listed }, { documents: [{ number }] });
    expect(score(base58, base58)).toBe(100);
    expect(score(base58, base58.toLowerCase())).toBe(0);
    expect(score(hex, hex.toLowerCase())).toBe(100);
  });
});
