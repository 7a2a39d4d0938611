import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { greyOf } from '../../../src/kyc/images/child/index.js';
import { readZone } from '../../../src/kyc/mrz/index.js';
import { distortions } from '../../specimens/distort.js';
import { drawPage } from '../../specimens/draw.js';
import { pageOf, specimens } from '../../specimens/people.js';

/** The width at which the document reader examines pictures. */
const readingSide = 1_800;

interface Sample {
  readonly name: string;
  /** Samples of one group are counted together. */
  readonly group: string;
  readonly image: Buffer;
  readonly lines: readonly string[];
}

interface Score {
  readonly group: string;
  readonly isExact: boolean;
  /** The number with right check digits and no doubtful character. */
  readonly isSure: boolean;
  readonly isWrongButValid: boolean;
  readonly isWrongButSure: boolean;
  readonly cpuMs: number;
}

/** Strokes thicker and thinner than those of the reader's glyphs. */
const strokes = [8, 0, -10, 14, -4];

async function* drawnSamples(): AsyncGenerator<Sample> {
  for (const [at, specimen] of specimens.entries()) {
    const page = pageOf(specimen);
    const png = drawPage(page, { seed: at + 1, stroke: strokes[at] ?? 0, shift: 0.6 });
    for (const [group, distort] of distortions) {
      yield { name: `${at} ${group}`, group, image: await distort(png), lines: page.zone };
    }
  }
}

async function* samplesIn(folder: string): AsyncGenerator<Sample> {
  for (const name of (await readdir(folder)).sort()) {
    if (!/\.(jpe?g|png|webp|tiff?)$/i.test(name)) continue;
    const text = await readFile(join(folder, `${parse(name).name}.txt`), 'utf8');
    const lines = text.split('\n').map((line) => line.trim());
    const image = await readFile(join(folder, name));
    yield { name, group: 'all', image, lines: lines.filter((line) => line !== '') };
  }
}

async function scoreOf({ group, image, lines }: Sample): Promise<Score> {
  const before = process.cpuUsage();
  const zone = readZone(await greyOf(image, readingSide));
  const { system, user } = process.cpuUsage(before);
  const isExact = zone?.lines.join() === lines.join();
  const isValid = zone?.isValid === true;
  const isSure = isValid && zone.doubts === 0;
  return {
    group,
    isExact,
    isSure,
    cpuMs: (user + system) / 1_000,
    isWrongButValid: isValid && !isExact,
    isWrongButSure: isSure && !isExact,
  };
}

const count = (scores: readonly Score[], of: (score: Score) => boolean): number =>
  scores.filter(of).length;

function lineOf(group: string, scores: readonly Score[]): string {
  const cells = [
    count(scores, ({ isExact }) => isExact),
    count(scores, ({ isExact, isSure }) => isExact && isSure),
    count(scores, ({ isWrongButValid }) => isWrongButValid),
    count(scores, ({ isWrongButSure }) => isWrongButSure),
  ];
  const mean = scores.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / Math.max(1, scores.length);
  const numbers = [scores.length, ...cells, Math.round(mean)].map((value) =>
    String(value).padStart(7),
  );
  return `${group.padEnd(14)}${numbers.join('')}\n`;
}

/**
 * Prints how many machine-readable zones are read.
 *
 * @param folder  a folder of pictures, each with a text file of the same name that contains the lines; or `drawn` for
 * sixteen distortions of five drawn documents
 */
export async function measureMrz(folder: string): Promise<void> {
  const scores: Score[] = [];
  const wrong: string[] = [];
  for await (const sample of folder === 'drawn' ? drawnSamples() : samplesIn(folder)) {
    const score = await scoreOf(sample);
    scores.push(score);
    if (!score.isExact) wrong.push(sample.name);
  }
  const groups = [...new Set(scores.map(({ group }) => group))];
  const heads = ['files', 'exact', 'sure', 'wrong', 'w.sure', 'CPU ms'];
  const table = groups.map((group) =>
    lineOf(
      group,
      scores.filter((one) => one.group === group),
    ),
  );
  const told = [
    'Machine-readable zones. sure: exact, all check digits right and no sign in doubt; wrong: right check digits, but\n',
    'not the text; w.sure: wrong without a doubt.\n\n',
    `${' '.repeat(14)}${heads.map((head) => head.padStart(7)).join('')}\n`,
    ...(groups.length > 1 ? table : []),
    lineOf('together', scores),
    `memory ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`,
    wrong.length === 0 ? '' : `not exact: ${wrong.join('; ')}\n`,
  ];
  process.stdout.write(told.join(''));
}
