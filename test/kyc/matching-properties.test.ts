import fc from 'fast-check';
import {
  createMatcher,
  type NameKind,
  normaliseName,
  plainKnowledge,
  prepareName,
  scoreNames,
} from '../../src/kyc/matching/index.js';
import { describe, expect, test } from '../support/jest.js';
import { entry } from './entries.js';

const syllables = 'bar dov kel mir tan zur nev lok sha gri pov ust ind olm ret fay'.split(' ');
const word = fc
  .array(fc.constantFrom(...syllables), { minLength: 2, maxLength: 3 })
  .map((parts) => parts.join(''));
const words = fc.uniqueArray(word, { minLength: 2, maxLength: 4 });
const kind = fc.constantFrom<NameKind>('person', 'company', 'vessel', 'any');

const score = (query: string, listed: string, as: NameKind): number =>
  scoreNames(prepareName(query, as), prepareName(listed, as), plainKnowledge).score;

describe('normaliseName and scoreNames', () => {
  test('normalise a name idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const normal = normaliseName(name);
        expect(normal).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
        expect(normaliseName(normal)).toBe(normal);
      }),
    );
  });

  test('score any two texts from 0 to 100, with valid scores and weights of their parts', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, kind, (a, b, as) => {
        const [query, listed] = [prepareName(a, as), prepareName(b, as)];
        const { score: found, breakdown } = scoreNames(query, listed, plainKnowledge);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(100);
        for (const part of breakdown) {
          expect(part.weight).toBeGreaterThanOrEqual(0);
          expect(part.score).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('score a name fully against itself in any word order', () => {
    fc.assert(
      fc.property(
        words.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        kind,
        ([all, shuffled], as) => {
          expect(score(shuffled.join(' '), all.join(' '), as)).toBe(100);
        },
      ),
    );
  });

  test('score two names the same in both directions', () => {
    const listed = fc.constantFrom(
      'bin',
      'al',
      'dr',
      'LLC',
      'Ltd',
      'II',
      '7',
      'J',
      'Иванов',
      '王',
      '汪',
      'محمد',
    );
    const name = fc
      .array(fc.oneof({ weight: 3, arbitrary: word }, listed), { minLength: 1, maxLength: 5 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(name, name, kind, (a, b, as) => {
        expect(score(b, a, as)).toBe(score(a, b, as));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['two Chinese characters of one sound', '王明', '汪明'],
    ['two Arabic letters that are transliterated alike', 'حسن علي', 'هسن علي'],
    ['Cyrillic letters and Latin ones', 'Иван Петров', 'Ivan Petrov'],
    ['two Cyrillic letters that are transliterated alike', 'Юрий Эрин', 'Юрий Ерин'],
  ])('never score an exact match for %s', (_case, a, b) => {
    for (const as of ['person', 'company', 'any'] as const) {
      expect(score(a, b, as)).toBeLessThan(100);
      expect(score(a, a, as)).toBe(100);
    }
  });

  test('never score higher with an extra word on either side', () => {
    fc.assert(
      fc.property(words, fc.constantFrom('quillfeather', 'wexcombe'), (all, extra) => {
        const name = all.join(' ');
        expect(score(`${name} ${extra}`, name, 'person')).toBeLessThan(100);
        expect(score(name, `${name} ${extra}`, 'person')).toBeLessThan(100);
      }),
    );
  });
});

describe('a name of two or three long words with two typos', () => {
  /** Swaps two letters or omits one. */
  const makeTypo = (text: string, place: number, isSwap: boolean): string => {
    const [before, own = '', next = ''] = [text.slice(0, place), text[place], text[place + 1]];
    return before + (isSwap ? next + own : next) + text.slice(place + 2);
  };
  const long = fc
    .array(fc.constantFrom(...syllables), { minLength: 2, maxLength: 3 })
    .map((parts) => `${parts.join('')}an`);
  const longWords = fc.uniqueArray(long, { minLength: 2, maxLength: 3 });
  const place = fc.tuple(fc.nat(2), fc.nat(1), fc.boolean());

  test('scores 70 or more in any word order, with the typos in one word or in two', () => {
    fc.assert(
      fc.property(longWords, place, place, fc.nat(2), (all, first, second, turn) => {
        const spoiled = [...all];
        for (const [turn, [any, letter, isSwap]] of [first, second].entries()) {
          const at = any % all.length;
          const text = spoiled[at] ?? '';
          const place = turn === 0 ? 1 + letter : text.length - 2 - letter;
          spoiled[at] = makeTypo(text, place, isSwap);
        }
        const turned = [...spoiled.slice(turn), ...spoiled.slice(0, turn)].join(' ');
        expect(score(turned, all.join(' '), 'person')).toBeGreaterThanOrEqual(70);
      }),
    );
  });
});

describe('createMatcher', () => {
  const names = fc.uniqueArray(
    words.map((all) => all.join(' ')),
    { minLength: 1, maxLength: 30 },
  );

  test('finds every listed name as written, with the full score', () => {
    fc.assert(
      fc.property(names, (all) => {
        const matcher = createMatcher(all.map((name, at) => entry(`e${at}`, name)));
        for (const [at, name] of all.entries()) {
          const found = matcher.match({ name, type: 'person' }, { threshold: 100 });
          expect(found.map((match) => match.entry.id)).toContain(`e${at}`);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('scores the same for any order of entries and aliases', () => {
    fc.assert(
      fc.property(names, word, (all, asked) => {
        const entries = all.map((name, at) => entry(`e${at}`, [name, `${name} ${asked}`]));
        const turned = entries
          .toReversed()
          .map((each) => ({ ...each, names: each.names.toReversed() }));
        const [a, b] = [entries, turned].map((list) =>
          createMatcher(list)
            .match({ name: `${asked} ${all[0]}` }, { threshold: 50 })
            .map((match) => `${match.entry.id} ${match.score}`)
            .sort(),
        );
        expect(a).toEqual(b);
      }),
      { numRuns: 30 },
    );
  });
});
