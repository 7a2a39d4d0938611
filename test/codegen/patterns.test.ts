import fc from 'fast-check';
import { comparePatterns } from '../../scripts/codegen/compare/patterns/index.js';
import { describe, expect, test } from '../support/jest.js';

const signs = ['a', 'b', '0'];

/** Every text of at most three signs. */
const texts = [''];
for (const text of texts) if (text.length < 3) texts.push(...signs.map((sign) => text + sign));

const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: fc
    .tuple(fc.constantFrom('^', ''), tie('part'), fc.constantFrom('$', ''))
    .map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('a', 'b', '[ab]', '[^a]', '\\d', '\\D', '\\w', '.', '[a-b0]', '\\x61', '\\S'),
    fc.tuple(tie('part'), tie('part')).map((parts) => parts.join('')),
    fc.tuple(tie('part'), tie('part')).map((parts) => `(?:${parts.join('|')})`),
    fc
      .tuple(tie('part'), fc.constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}', '*?'))
      .map(([part, count]) => `(?:${part})${count}`),
  ),
}));

describe('comparePatterns', () => {
  test('accepts the same texts as a regular expression', () => {
    fc.assert(
      fc.property(pattern, (source) => {
        const expression = new RegExp(source, 'u');
        const wrong = texts.filter((text) => {
          const isWithin = ['widened', 'same'].includes(comparePatterns(`^${text}$`, source));
          return isWithin !== expression.test(text);
        });
        expect([source, wrong]).toEqual([source, []]);
      }),
      { numRuns: 150 },
    );
  });

  test('never calls a pattern wider or narrower that is not', () => {
    fc.assert(
      fc.property(pattern, pattern, (before, now) => {
        const change = comparePatterns(before, now);
        const accepted = (source: string): readonly string[] =>
          texts.filter((text) => new RegExp(source, 'u').test(text));
        const [old, other] = [accepted(before), accepted(now)];
        if (change === 'widened' || change === 'same')
          expect(other).toEqual(expect.arrayContaining([...old]));
        if (change === 'narrowed' || change === 'same')
          expect(old).toEqual(expect.arrayContaining([...other]));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['^[A-Z]{3}$', '^[A-Z]{3,4}$', 'widened'],
    ['^ses_[0-9a-z]{26}$', '^ses_[0-9a-f]{26}$', 'narrowed'],
    ['^[^\\u0000-\\u001f]*$', '^[^\\u0000-\\u001f\\u007f]*$', 'narrowed'],
    ['^\\d{4}-(0[1-9]|1[0-2])$', '^[0-9]{4}-(?:0[1-9]|1[012])$', 'same'],
    ['^[^@\\s]+@[^@\\s]+$', '^[^@\\s]+@[^@\\s.]+\\.[a-z]+$', 'narrowed'],
    ['^a$', '^b$', 'changed'],
    ['^(?=a)a$', '^a$', 'changed'],
    ['^(a)\\1$', '^aa$', 'changed'],
    ['^\\p{L}$', '^[a-z]$', 'changed'],
    ['a', 'b', 'changed'],
    ['^$', '^a?$', 'widened'],
  ] as const)('compares %s with %s', (before, now, change) => {
    expect(comparePatterns(before, now)).toBe(change);
  });

  test('gives up on patterns that would take too long', () => {
    // One state for each of the last 30 signs: the second pattern is wider, but telling so takes 2^30 steps.
    const slow = '[ab]*a[ab]{30}';
    expect(comparePatterns(`^${slow}$`, `^(?:${slow}|c)$`)).toBe('changed');
  });
});
