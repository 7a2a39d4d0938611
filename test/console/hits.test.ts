import type { Hit, ScreenedSubject } from '../../sdk/kyc/index.js';
import { importPeople } from '../kyc/aml-support.js';
import { inChromium } from '../support/chromium.js';
import { describe, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible } from './support.js';

type Entry = NonNullable<Hit['entry']>;

interface CompareModule {
  compareFacts(
    subject: ScreenedSubject,
    entry: Entry,
  ): readonly { readonly fact: string; readonly relation: string }[];
}

/** The console is bundled, so it is no module of the tests. */
const file = new URL('../../src/console/pages/cases/hits/compare.ts', import.meta.url).href;

const noData: ScreenedSubject = {
  birthDate: null,
  countries: [],
  gender: null,
  documents: [],
  registrationNumber: null,
  lei: null,
};
const noEntry: Entry = {
  type: 'person',
  names: [],
  birthDates: [],
  birthPlaces: [],
  countries: [],
  gender: null,
  documents: [],
  programs: [],
  topics: [],
  remarks: '',
  changed: false,
};

describe('the facts of a subject and of an entry', () => {
  test.each<[string, Partial<ScreenedSubject>, Partial<Entry>, readonly string[]]>([
    ['neither has', {}, {}, []],
    ['one has', { gender: 'male' }, { birthDates: ['1966'] }, ['birth unknown', 'gender unknown']],
    ['the same day', { birthDate: '1966-03-04' }, { birthDates: ['1966-03-04'] }, ['birth equal']],
    [
      'the same year',
      { birthDate: '1966-03-04' },
      { birthDates: ['1950', '1966-05'] },
      ['birth close'],
    ],
    ['a year in a range', { birthDate: '1960' }, { birthDates: ['1958/1962'] }, ['birth close']],
    ['another year', { birthDate: '1963' }, { birthDates: ['1958/1962'] }, ['birth different']],
    [
      'one country in common',
      { countries: ['do', 'es'] },
      { countries: ['es'] },
      ['country equal'],
    ],
    ['another gender', { gender: 'female' }, { gender: 'male' }, ['gender different']],
    [
      'a number with other separators',
      { documents: [{ number: 'rd 123-4567' }] },
      { documents: [{ type: null, number: 'RD1234567', country: null }] },
      ['document equal'],
    ],
  ])('are compared: %s', async (_case, subject, entry, expected) => {
    const { compareFacts } = (await import(file)) as CompareModule;
    const rows = compareFacts({ ...noData, ...subject }, { ...noEntry, ...entry });
    expect(rows.map(({ fact, relation }) => `${fact} ${relation}`)).toEqual(expected);
  });
});

inChromium('the hits of a screening', () => {
  const run = consoleTest();

  test('stand by strength with the subject beside the entry, and are decided by keys alone', async () => {
    await importPeople(run.app, 'treasury', [
      [601, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966; Gender Male; nationality Russia.'],
      [602, 'ZARBUNOV, Timofey', 'DOB 1970.'],
      [603, 'ZARBUNOVA, Tamara'],
    ]);
    const kyc = await run.app.kyc();
    const subject = { fullName: 'Timofey Lvovich Zarbunov', dateOfBirth: '1966-03-04' } as const;
    const { id, hits } = await kyc.aml.screen({ ...subject, gender: 'male', threshold: 40 });
    expect(hits.length).toBeGreaterThan(1);
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/screening?id=${id}`);
    await page.getByRole('button', { name: '2 strong hits' }).waitFor();
    const first = page.getByRole('article', { name: 'ZARBUNOV, Timofey Lvovich' });
    const compared = first.getByRole('region', { name: 'Subject and entry' });
    expect(await compared.getByRole('row', { name: /^Born/ }).textContent()).toContain('Equal');
    expect(await compared.getByRole('row', { name: /^Countries/ }).textContent()).toContain(
      '—RussiaNot known',
    );
    // The next one is closed: its line says how it differs.
    const second = page.getByRole('article', { name: 'ZARBUNOV, Timofey', exact: true });
    await second.getByText('Born: Different').waitFor();
    expect(await second.getByRole('table').count()).toBe(0);
    await expectAccessible(tab);

    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.type('Same day of birth');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '1 decided hit' }).waitFor();
    await second.getByRole('region', { name: 'Subject and entry' }).waitFor();
    await page.keyboard.press('f');
    await dialog.getByText('Is it ZARBUNOV, Timofey?').waitFor();
    await page.keyboard.type('Another year');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '2 decided hits' }).waitFor();
    const { screening } = await kyc.aml.get(id);
    const statusOf = (caption: string) =>
      screening.hits.find((hit) => hit.caption === caption)?.reviewStatus;
    expect(statusOf('ZARBUNOV, Timofey Lvovich')).toBe('true_match');
    expect(statusOf('ZARBUNOV, Timofey')).toBe('false_positive');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Hit: false positive').waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
