import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distancesFrom, scoreAt } from '../../../src/kyc/engines/index.js';
import { decodeFaces } from '../../../src/kyc/faces/child/index.js';
import { matchMetric, searchMetric } from '../../../src/kyc/faces/evidence/distance.js';
import { readFaces } from '../../../src/kyc/faces/networks/thread.js';
import { cleanImage } from '../../../src/kyc/images/child/index.js';
import { formatTable } from '../table.js';
import { probeHealth } from './health.js';

interface Reading {
  readonly person: string;
  readonly faceCount: number;
  readonly embedding: Uint8Array | null;
  readonly cpuSeconds: number;
}

const cpuSeconds = (): number => {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1e6;
};

async function see(folder: string, name: string): Promise<Reading> {
  const before = cpuSeconds();
  const cleaned = await cleanImage(readFileSync(join(folder, name)));
  const picture = 'data' in cleaned ? await decodeFaces(cleaned.data) : null;
  const found = picture && (await readFaces({ picture, age: true, liveness: true }));
  const faces = found?.faces ?? [];
  const [face] = faces;
  return {
    person: name.slice(0, name.indexOf('__')),
    faceCount: faces.length,
    embedding: (faces.length === 1 && face?.read?.networks.embedding) || null,
    cpuSeconds: cpuSeconds() - before,
  };
}

interface Pair {
  readonly isSame: boolean;
  readonly distance: number;
}

function pairsOf(seen: readonly Reading[]): Pair[] {
  return seen.flatMap(({ embedding, person }, at) => {
    if (embedding === null) return [];
    const distanceTo = distancesFrom(matchMetric, embedding);
    return seen.slice(at + 1).flatMap((other) => {
      if (other.embedding === null) return [];
      return [{ isSame: other.person === person, distance: distanceTo(other.embedding) }];
    });
  });
}

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${part}/${whole} ${((100 * part) / whole).toFixed(2)} %`;

const thresholds = [
  { name: 'match, approved (80)', scores: matchMetric.scores, least: 80 },
  { name: 'match, not declined (50)', scores: matchMetric.scores, least: 50 },
  { name: 'search, a match (90)', scores: searchMetric.scores, least: 90 },
  { name: 'search, a possible one (70)', scores: searchMetric.scores, least: 70 },
];

function errorRates(pairs: readonly Pair[]): string {
  const [same, other] = [pairs.filter(({ isSame }) => isSame), pairs.filter((p) => !p.isSame)];
  const rows = thresholds.map(({ least, name, scores }) => {
    const isTaken = ({ distance }: Pair): boolean => scoreAt(scores, distance) >= least;
    const refused = same.length - same.filter(isTaken).length;
    return [name, share(refused, same.length), share(other.filter(isTaken).length, other.length)];
  });
  return formatTable([['threshold', 'FRR', 'FAR'], ...rows]);
}

async function report(folder: string): Promise<string> {
  const names = readdirSync(folder).filter((name) => /__.*\.(jpe?g|png|webp|tiff?)$/i.test(name));
  const [first] = names;
  if (first === undefined) return `No PERSON__anything.jpg in ${folder}\n`;
  // The first match loads the networks.
  await see(folder, first);
  const seen: Reading[] = [];
  for (const name of names) seen.push(await see(folder, name));
  const one = seen.filter(({ faceCount }) => faceCount === 1).length;
  const several = seen.filter(({ faceCount }) => faceCount > 1).length;
  const cpu = seen.reduce((sum, each) => sum + each.cpuSeconds, 0) / seen.length;
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const found = [
    `${seen.length} pictures: one face in ${share(one, seen.length)}, several in ${several}`,
    `${cpu.toFixed(2)} CPU-seconds a picture, ${memory} MB at the most`,
  ];
  const health = await probeHealth(readFileSync(join(folder, first)));
  return `${found.join('\n')}\n\n${errorRates(pairsOf(seen))}\n${health}\n`;
}

/** Prints the faces found, the error rates, the time, and the delay of other requests meanwhile. */
export async function measureFaces(folder: string): Promise<void> {
  process.stdout.write(await report(folder));
}
