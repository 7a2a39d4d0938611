import { formats } from '../../src/kyc/mrz/index.js';
import { resolve } from '../../src/kyc/mrz/resolve.js';
import { passport } from '../support/documents/pictures.js';
import { describe, expect, test } from '../support/jest.js';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

/** How well a cell fits its clearest sign, one that may well stand there too, and all others. */
const [clear, fair, poor] = [0.9, 0.86, 0.3];

/** A cell that shows a sign, and another one almost as clearly. */
function cellOf(shown: string, rival = '') {
  const scores = Float32Array.from(signs, (sign) =>
    sign === shown ? clear : sign === rival ? fair : poor,
  );
  return { scores, best: signs.indexOf(shown), dx: 0, dy: 0 };
}

/** Resolves a passport of which the sign at one place of the lower line is shown as another one. */
function resolveWith(at: number, shown: string, rival?: string) {
  const lines = passport().zone;
  const cells = lines.map((line, row) =>
    [...line].map((sign, column) =>
      row === 1 && column === at ? cellOf(shown, rival) : cellOf(sign),
    ),
  );
  return resolve(formats.TD3, cells);
}

const lower = passport().zone[1] ?? '';
const nationality = lower.indexOf('DOM');
const birth = lower.indexOf('900517');

describe('resolve', () => {
  test('finds no doubt in signs that are all clear', () => {
    expect(resolveWith(nationality, 'D')).toMatchObject({
      lines: passport().zone,
      isValid: true,
      doubts: 0,
      corrected: 0,
    });
  });

  test('never replaces an unlisted code by the nearest known one, and doubts it', () => {
    const { doubts, lines } = resolveWith(nationality + 1, 'Q', 'O');
    expect(lines[1]?.slice(nationality, nationality + 3)).toBe('DQM');
    expect(doubts).toBe(1);
    // No state has a code like the other sign either.
    expect(resolveWith(nationality + 1, 'Q', 'W').doubts).toBe(0);
  });

  test('doubts a sign that a check digit chose against the picture', () => {
    const chosen = resolveWith(birth + 3, '6', '5');
    expect(chosen).toMatchObject({ lines: passport().zone, isValid: true, corrected: 1 });
    expect(chosen.doubts).toBe(1);
  });

  test('reads a sign that is shown clearly, even where the format does not allow it, and doubts it', () => {
    const { doubts, isValid, lines } = resolveWith(birth + 1, 'O');
    expect(lines[1]?.slice(birth, birth + 6)).toBe('9O0517');
    expect([isValid, doubts]).toEqual([false, 1]);
    const code = resolveWith(nationality, '1');
    expect(code.lines[1]?.slice(nationality, nationality + 3)).toBe('1OM');
    expect(code.doubts).toBe(1);
  });
});
