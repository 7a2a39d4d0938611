import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasDay } from '../../src/kyc/reading/agree.js';
import { contractNames } from '../codegen/lock.mjs';
import { findPatterns } from '../patterns/find.js';
import { superlinearFault } from '../patterns/judge.js';
import { recordPatterns } from '../patterns/record.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that build patterns from values of a call, and a call that builds each of them. */
const builders: Readonly<Record<string, () => unknown>> = {
  'src/kyc/reading/agree.ts': () =>
    hasDay({ words: new Set(), lines: [], raw: [], sure: [] }, '2026-01-05'),
};

/** Exempt, because its only pattern trims a setting of the program, and the size of a client matters. */
const ownSettings = 'sdk/core/groups.ts';

const sources = ['src/*.ts', 'src/*.tsx', 'sdk/*.ts'];
const committed = execFileSync('git', ['ls-files', ...sources], { cwd: root, encoding: 'utf8' });
const files = [
  ...committed.trim().split('\n'),
  ...contractNames(root).map((name) => `generated/${name}/requests.js`),
];

const findings: string[] = [];
let count = 0;

function judge(place: string, pattern: RegExp): void {
  count += 1;
  const fault = superlinearFault(pattern);
  if (fault !== undefined) findings.push(`${place}: ${pattern} ${fault}`);
}

/** Checks the patterns that a file computes: while it is loaded, or in the call in `builders`. */
async function judgeComputed(file: string, places: readonly string[]): Promise<void> {
  const path = join(root, file);
  const work = builders[file] ?? (() => import(path));
  const built = await recordPatterns(path, async () => work());
  if (built.length < places.length) {
    findings.push(
      `${places.join(', ')}: a pattern is built per call; build it when the file loads`,
    );
  }
  for (const pattern of built) judge(file, pattern);
}

for (const file of files) {
  if (file === ownSettings) continue;
  const computed: string[] = [];
  const text = readFileSync(join(root, file), 'utf8');
  for (const { pattern, place } of findPatterns(file, text)) {
    if (pattern === undefined) computed.push(place);
    else judge(place, pattern);
  }
  if (computed.length > 0) await judgeComputed(file, computed);
}

for (const finding of findings) process.stdout.write(`${finding}\n`);
process.stdout.write(`${count} regular expressions, ${findings.length} not linear\n`);
if (findings.length > 0) process.exitCode = 1;
