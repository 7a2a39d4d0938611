import { readFile, writeFile } from 'node:fs/promises';
import { type Effect, effects } from '../../src/kyc/facts/index.js';
import { expect, test } from '../support/jest.js';

const path = 'docs/verification.md';
const [start, end] = ['<!-- facts and their effects -->', '<!-- end of facts -->'];

/** The words for each fact in the documentation. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  aml: {
    exactName: 'Name equal to a main name or alias',
    similarName: 'Similar name',
    weakAlias: 'Name equal to a weak alias',
    equalNumber: 'Equal document, registration or LEI number',
    otherBirthDate: 'Other date of birth',
    otherCountry: 'Other country',
    otherGender: 'Other gender',
    otherNumber: 'Other number of the same document',
  },
  kyb: {
    registeredNumber: 'Number or LEI in a register, with its name',
    registeredName: 'Name in a register, without a number',
    inactive: 'Company out of business',
    wrongNumber: 'Wrong check digits',
    listedNumber: 'Number or LEI on a watchlist',
    listedName: 'Name on a watchlist',
  },
  database_validation: {
    agreement: 'Number, name and date of birth agree',
    wrongNumber: 'Number breaks the rule of its country',
    unknownNumber: 'Number in no register',
    otherPerson: 'Number of another person',
    deceased: 'Number of a deceased person',
  },
  id: {
    identity: 'Identity document without faults',
    expired: 'Expired document',
    impossibleDate: 'Date of birth or issue in the future',
    wrongDigits: 'Wrong check digits in the machine-readable zone',
    refusedType: 'Type that the workflow does not accept',
    unlikeExpected: 'Data unlike the expected ones',
  },
  poa: {
    address: 'Proof of address without faults',
    tooOld: 'Older than allowed',
    impossibleDate: 'Date of issue in the future',
    unlikeExpected: 'Data unlike the expected ones',
  },
  face_match: {
    sameFace: 'Similarity from `faceMatchReview`',
    doubtfulFace: 'Similarity from `faceMatchDecline`',
    otherFace: 'Less similarity (`FACES_DIFFER`)',
  },
  liveness: {
    lowScore: 'Score below `livenessDecline`',
    blockedFace: 'Face on the blocklist',
    repeatedFrames: 'Frames of an earlier challenge',
  },
  age: {
    belowMinimum: 'Estimate below the minimum age',
  },
};

const shown = (effect: Effect | null): string => effect ?? '–';

function table(): string {
  const rows = Object.entries(effects).flatMap(([check, facts]) =>
    Object.entries(facts).map(([fact, { claimed, read, confirmed }]) => {
      const cells = [check, words[check]?.[fact] ?? fact, ...[claimed, read, confirmed].map(shown)];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  const head = ['| Check | Fact | Claimed | Read | Confirmed |', '| --- | --- | --- | --- | --- |'];
  return [start, '', ...head, ...rows, '', end].join('\n');
}

// UPDATE_DOCS=1 writes the table.
test('only a confirmed fact approves, declines or lowers a score, except a face by the threshold of the workflow', () => {
  const deciding: readonly (Effect | null)[] = ['approve', 'decline', 'lower'];
  const rows = Object.entries(effects).flatMap(([check, facts]) =>
    Object.entries(facts).flatMap(([fact, { claimed, read }]) =>
      deciding.includes(claimed) || deciding.includes(read) ? [`${check}.${fact}`] : [],
    ),
  );
  expect(rows).toEqual(['face_match.sameFace']);
});

test('the table of facts shows the effects that the checks use', async () => {
  const page = await readFile(path, 'utf8');
  const [from, to] = [page.indexOf(start), page.indexOf(end) + end.length];
  expect(from).toBeGreaterThan(0);
  if (process.env['UPDATE_DOCS'] === '1') {
    await writeFile(path, page.slice(0, from) + table() + page.slice(to));
    return;
  }
  expect(page.slice(from, to)).toBe(table());
});
