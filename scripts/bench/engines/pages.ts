import { readPage } from '../../../src/kyc/reading/child/page.js';
import { evidenceOf } from '../../../src/kyc/reading/evidence.js';
import { sideOf } from '../../../src/kyc/reading/sides.js';
import { printedFields, type VariedPage, variedPage } from '../../specimens/varied.js';

const today = '2026-01-31';

const compared = [
  'documentType',
  'documentNumber',
  'lastName',
  'firstName',
  'dateOfBirth',
  'expiryDate',
  'gender',
  'nationality',
  'issuingCountry',
] as const;

/** The result of reading a page. */
export interface PageVerdict {
  readonly hasZone: boolean;
  /** True if a warning or a wrong check digit shows that the reading is not certain. */
  readonly isDoubted: boolean;
  /** The fields that differ from the page. */
  readonly wrong: readonly string[];
  readonly lines: readonly string[];
}

const doubts: ReadonlySet<string> = new Set(['MRZ_UNCLEAR', 'MRZ_NOT_FOUND']);

/** Reads a page like the document reader, and compares its fields with those of the page. */
export async function judgePage(varied: VariedPage): Promise<PageVerdict> {
  const image = await varied.draw();
  const side = sideOf('front', image, await readPage(image), today);
  const { fields, findings, mrz } = evidenceOf({
    sides: [side],
    card: undefined,
    printed: undefined,
    secondZone: undefined,
  });
  const truth = printedFields(varied, today);
  const wrong = compared.filter((name) => fields[name] !== null && fields[name] !== truth?.[name]);
  const isDoubted = mrz?.isValid !== true || findings.some(({ code }) => doubts.has(code));
  return { hasZone: mrz !== null, isDoubted, wrong, lines: mrz?.lines ?? [] };
}

interface PageCounts {
  pages: number;
  read: number;
  sure: number;
  wrong: number;
  wrongSure: number;
}

function count(tally: Map<string, PageCounts>, group: string, verdict: PageVerdict): void {
  const known = tally.get(group) ?? { pages: 0, read: 0, sure: 0, wrong: 0, wrongSure: 0 };
  tally.set(group, known);
  const isWrong = verdict.wrong.length > 0;
  known.pages += 1;
  known.read += Number(verdict.hasZone);
  known.sure += Number(!verdict.isDoubted && !isWrong);
  known.wrong += Number(isWrong);
  known.wrongSure += Number(isWrong && !verdict.isDoubted);
}

/**
 * Prints how many drawn pages are read, and how many are wrong without a doubt.
 *
 * @param given  the number of pages, or `FIRST-LAST` for a range of seeds
 */
export async function measurePages(given: string): Promise<void> {
  const [from = 1, to = from] = given.includes('-')
    ? given.split('-').map(Number)
    : [1, Number(given)];
  const tally = new Map<string, PageCounts>();
  for (let seed = from; seed <= to; seed += 1) {
    const varied = variedPage(seed);
    const verdict = await judgePage(varied);
    const groups = ['all', varied.kind, varied.format, varied.distortion];
    for (const group of groups) count(tally, group, verdict);
    if (verdict.wrong.length === 0 || verdict.isDoubted) continue;
    const { distortion, format, kind, page } = varied;
    const told = [`seed ${seed}`, kind, format, distortion, verdict.wrong.join(' ')];
    process.stdout.write(
      `${told.join(', ')}\n  ${page.zone.join(' ')}\n  ${verdict.lines.join(' ')}\n`,
    );
  }
  const heads = ['pages', 'read', 'sure', 'wrong', 'w.sure'];
  process.stdout.write(`${' '.repeat(16)}${heads.map((head) => head.padStart(8)).join('')}\n`);
  for (const [group, numbers] of tally) {
    const cells = Object.values(numbers).map((value) => String(value).padStart(8));
    process.stdout.write(`${group.padEnd(16)}${cells.join('')}\n`);
  }
}
