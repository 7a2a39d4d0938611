import { createMatcher, type ListEntry } from '../../src/kyc/matching/index.js';
import { describe, expect, test } from '../support/jest.js';
import { entry } from './entries.js';

describe('createMatcher', () => {
  const entries = [
    entry('p1', ['HABBASH, George', { text: 'THE DOCTOR', kind: 'weak' }]),
    entry('c1', 'EMMA LLC', { schema: 'company' }),
    entry('c2', '11420 CORP.', { schema: 'company' }),
    entry('p2', 'VAMBERGER, Orsolya Katalin', { birthDates: ['1961-04-07'], countries: ['HU'] }),
    entry('p3', ['TALVANI, Berin', 'DOVRAKI, Berin']),
  ];
  const matcher = createMatcher(entries);
  const best = (name: string) => matcher.match({ name }, { threshold: 70 })[0];

  test.each(['George Bush', 'emma daniels', 'BELLETECH CORP'])('finds nothing for %s', (name) => {
    expect(matcher.match({ name }, { threshold: 70 })).toEqual([]);
  });

  test('finds a name with two typos and another word order', () => {
    expect(best('Katalyn Vambreger Orsolya')?.entry.id).toBe('p2');
  });

  test.each([
    'VAMBERGER Orsolya Katxlni',
    'Katalin Orsolya Vmabreger',
    'Vxmbergzer Katalin Orsolya',
    'Belrn Talvani',
  ])('finds %s, with two typos in one word', (name) => {
    const [first] = matcher.match({ name, type: 'person' }, { threshold: 70 });
    expect(first?.entry.id).toBe(name.endsWith('Talvani') ? 'p3' : 'p2');
  });

  test.each([
    ['Tlavaniu Berin', 'p3'],
    ['Talvani Breim', 'p3'],
    ['Orsloya Vambergr Katalin', 'p2'],
    ['Krn Vamberger Orsolya', 'p4'],
    ['Ldt. Quelmark', 'c3'],
    ['Ltd Quelmarkk', 'c3'],
  ])('finds first the entry of %s, with two typos and another word order', (name, id) => {
    const wide = createMatcher([
      ...entries,
      entry('p4', 'VAMBERGER, Orsolya Kun'),
      entry('c3', 'QUELLMARK LTD', { schema: 'company' }),
    ]);
    expect(wide.match({ name }, { threshold: 70 })[0]?.entry.id).toBe(id);
  });

  test.each(['Ada Talvani', 'Ama Dovraki', 'Kun Vamberger', 'Emna Oil LLC', 'Berin Tolkomi'])(
    'finds nothing for %s, which has more than two typos or too short a word',
    (name) => {
      expect(matcher.match({ name }, { threshold: 70 })).toEqual([]);
    },
  );

  describe('with two typos in total', () => {
    const listed = [
      entry('s1', 'DOVELMARA, Ruk'),
      entry('s2', 'MUHAMMAD, Berin Arn'),
      entry('s3', 'ABD-AL-QORIM, Sidrat'),
      entry('s4', 'QUELLMARK OSTLER LTD', { schema: 'company' }),
      entry('s5', 'KELVOR', { schema: 'vessel' }),
      entry('s6', 'KELVOR MARENTA', { schema: 'vessel' }),
    ];
    const found = (name: string, among: ListEntry[] = listed) =>
      createMatcher(among)
        .match({ name }, { threshold: 70 })
        .map(({ entry: { id } }) => id);

    test.each([
      ['a short word beside a long one', 'Rka Dovelmara', 's1'],
      ['a spelling variant of a name', 'rn Berin Muhammed', 's2'],
      ['the same in another order', 'Muhammed rn Berin', 's2'],
      ['a letter moved across a hyphen', 'Sidrta Ab-dal-qorim', 's3'],
      ['a hyphen and a word', 'Ab-dal-qorxm Sidrat', 's3'],
      ['a word and its legal form', 'Ostler dLt Quelmark', 's4'],
      ['a word that alone would be too short', 'Marenta Kxlvro', 's6'],
      ['two letters swapped with one inserted between', 'Dvpolmara Ruk', 's1'],
      ['two letters swapped beside an omitted one', 'Dolvmara Ruk', 's1'],
    ])('finds %s', (_, name, id) => {
      expect(found(name)[0]).toBe(id);
    });

    test.each([
      ['a short word that differs entirely', 'Tom Dovelmara'],
      ['half of the only word', 'Kxlvro'],
      ['more than two typos', 'Rka Dvoelmraa'],
    ])('finds nothing for %s', (_, name) => {
      expect(found(name)).toEqual([]);
    });

    test('finds an entry behind any number of names that share its other word', () => {
      const letters = [...'abdefgiklmnoprstuv'];
      const others = letters.flatMap((a) =>
        ['z', 'q', 'h'].map((b) => entry(`${a}${b}`, `Berin ${b}${a}${b}ol${a}n`)),
      );
      const near = entry('near', 'DVOELMA, Tilda');
      const own = entry('own', 'DOVELMA, Berin');
      expect(found('Berin Dvoelmxa', [...others, near, own])).toEqual(['own']);
    });

    test.each(['Quelmark GmbH', 'GmbH Quelmrak'])(
      'lists the entry closer to %s first at equal scores',
      (name) => {
        const nearer = entry('nearer', 'QUELLMARK GMBH', { schema: 'company' });
        const other = entry('other', 'QUELLMARK LLC', { schema: 'company' });
        expect(found(name, [nearer, other])).toEqual(['nearer', 'other']);
        expect(found(name, [other, nearer])).toEqual(['nearer', 'other']);
      },
    );
  });

  describe('with patronymics', () => {
    const generations = entry('g1', 'Talib bin Hamza bin Sorvan');
    const son = entry('g2', 'Talib bin OLGRAVI');
    const found = (name: string, ...entries: ListEntry[]) =>
      createMatcher(entries).match({ name, type: 'person' }, { threshold: 70 }).length;

    test('matches a father’s name to a son’s only if no other entry has that forename', () => {
      const father = entry('g3', 'Olgravi bin Murad');
      expect(found('Olgravi bin Talib', son)).toBe(1);
      expect(found('Olgravi bin Talib', son, father)).toBe(0);
      expect(found('bin Olgravi Talib', son, father)).toBe(1);
    });

    test('finds three generations in any order', () => {
      expect(found('Sorvan bin Hamza bin Talib', generations)).toBe(1);
      expect(found('Sorvna bin Hamza bin Tailb', generations)).toBe(1);
    });

    test('never scores higher because of a typo', () => {
      const listed = [entry('g4', 'Talib bin Hamza'), entry('g5', 'Hamza bin OLGRAVI')];
      for (const name of ['Hamza bin Talib', 'Hamza bin Tailb', 'Hazma bin Tailb']) {
        expect(found(name, ...listed)).toBe(0);
      }
    });
  });

  test('accepts a name on the list as a typo when all other words match', () => {
    const own = { type: 'person', name: 'Belgo Sidrat Quorvenal Tilmandor' } as const;
    const listed = entry('o1', 'BELMAGO SIDRAT QUORVENAL TILMANDOR');
    const belgo = entry('o2', 'Belgo Ostler');
    const [first] = createMatcher([listed, belgo]).match(own, { threshold: 70 });
    expect(first?.entry.id).toBe('o1');
    expect(first?.score).toBeLessThan(85);
  });

  test('does not accept a name on the list as a typo of another', () => {
    const [listed, named] = [entry('q1', 'Orsolya TALVO'), entry('q2', 'Berta RALMO')];
    const foundAmong = (entries: ListEntry[]) =>
      createMatcher(entries)
        .match({ name: 'Orsolya Ralmo', type: 'person' }, { threshold: 70 })
        .map(({ entry: { id } }) => id);
    expect(foundAmong([listed])).toEqual(['q1']);
    expect(foundAmong([listed, named])).toEqual([]);
  });

  test('finds a name with a title as a word in any order, behind any number of others with its other word', () => {
    const titles = 'mullah qari imam mufti sheikh hafiz colonel general'.split(' ');
    const others = titles.flatMap((a) =>
      titles.map((b) => entry(`${a} ${b}`, `Dovelma ${a} ${b}`)),
    );
    const titled = createMatcher([...others, entry('own', 'Dovelma Haji')]);
    for (const name of ['Haji Dovelma', 'Dovelma, Haji']) {
      expect(titled.match({ name }, { threshold: 70 })[0]?.entry.id).toBe('own');
    }
  });

  test('finds a common name with an initial behind any number of others and rarer spellings', () => {
    const letters = [...'acdefghiklmnoprstuv'];
    const common = ['a', 'i', 'u'].flatMap((a) =>
      letters.map((b) => entry(`common ${a}${b}`, `DOVELMA, ${b}${a}rov`)),
    );
    const rare = letters.map((a) => entry(`rare ${a}`, `DOVELMA${a}, Kurov`));
    const wide = createMatcher([...common, ...rare, entry('own', 'DOVELMA, Beruk')]);
    for (const name of ['Dovelma B', 'B. Dovelma']) {
      expect(wide.match({ name }, { threshold: 70 }).map((each) => each.entry.id)).toEqual(['own']);
    }
  });

  test('matches a weak alias only as written', () => {
    expect(best('Doctor, the')?.entry.id).toBe('p1');
    expect(best('the doctors')).toBeUndefined();
  });

  test('scores the same whichever name of the record is primary', () => {
    const [a, b] = ['Berin Talvani', 'Berin Dovraki'].map((name) => best(name)?.score);
    expect(a).toBe(b);
  });

  test('keeps the score for an equal birth date, and lowers it for a confirmed other one', () => {
    const origins = { birthDate: { source: 'confirmed', by: 'civil' } } as const;
    const at = (birthDate?: string, more = {}) =>
      matcher.match(
        { name: 'Orsolya Vamberger', ...more, ...(birthDate && { birthDate }) },
        { threshold: 0 },
      )[0];
    const plain = at()?.score ?? 0;
    expect(at('1961-04-07', { origins })?.score).toBe(plain);
    const others = [
      ['1961-07-04', 12],
      ['1961-05-20', 25],
      ['1985', 15],
    ] as const;
    for (const [birthDate, points] of others) {
      expect(at(birthDate, { origins })?.score).toBe(plain - points);
      expect(at(birthDate)).toMatchObject({ score: plain, priority: plain - points });
    }
  });

  test('keeps an exact main name or alias at the threshold against confirmed facts, and no weak alias', () => {
    const born = entry(
      'b1',
      ['TALVANI, Berin', 'DOVRAKI, Berin', { text: 'KOLMI', kind: 'weak' }],
      {
        birthDates: ['1961-04-07'],
      },
    );
    const facts = {
      birthDate: '1985-01-01',
      origins: { birthDate: { source: 'confirmed', by: 'civil' } },
    } as const;
    const scores = (name: string) =>
      createMatcher([born])
        .match({ name, ...facts }, { threshold: 90 })
        .map(({ matchedNameKind, priority, score }) => [matchedNameKind, score, priority]);
    expect(scores('Berin Talvani')).toEqual([['primary', 90, 85]]);
    expect(scores('Dovraki Berin')).toEqual([['alias', 90, 85]]);
    expect(scores('Kolmi')).toEqual([]);
  });
});
