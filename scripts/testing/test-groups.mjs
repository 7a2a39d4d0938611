import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the files of groups are written; `jest.config.mjs` looks for tests there too. */
export const groupFolder = fileURLToPath(new URL('../../.cache/test-groups', import.meta.url));
/** Names what a whole run runs, the longest first. */
export const orderFile = `${groupFolder}/order.json`;

const tests = fileURLToPath(new URL('../../test', import.meta.url));
/** So many files share their modules, on average. */
const groupSize = 12;
/** The time to load the modules of a test file, in the seconds of test-seconds.json. */
const loading = 3;

/** These start processes or threads of their own, or wait at their top level. */
const loners = /^(cli|process|sdk|codegen)\/|^await |^(const|let) [^\n]*= await /m;

/** How long a file took in a run of all; a file that is not there is one of the many that take little. */
const seconds = JSON.parse(readFileSync(new URL('./test-seconds.json', import.meta.url), 'utf8'));
const secondsOf = (path) => seconds[relative(tests, path)] ?? 2;
const sum = (paths) => paths.reduce((total, path) => total + secondsOf(path), loading);
const longestFirst = (a, b) => b.seconds - a.seconds;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* testFiles(path);
    else if (entry.name.endsWith('.test.ts')) yield path;
  }
}

/** Stays alone in its file. */
export const isLoner = (path) =>
  loners.test(relative(tests, path)) || loners.test(readFileSync(path, 'utf8'));

/** The files under test/ that a file imports. */
function testImports(path) {
  return [...readFileSync(path, 'utf8').matchAll(/ from '(\.[^']+)\.js'/g)]
    .map(([, file]) => `${resolve(dirname(path), file)}.ts`)
    .filter((file) => file.startsWith(tests) && existsSync(file));
}

/** Whether a test, or a file under test/ that it imports, holds one of the marks. */
function mentions(path, marks, seen = new Set()) {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  if (marks.some((mark) => text.includes(mark))) return true;
  return testImports(path).some((file) => mentions(file, marks, seen));
}

/** Read by what opens the database for tests. Others may name it, for example to start a server without it. */
const ofDatabase = ["process.env['DATABASE_URL']"];
/** Tests of pages in a browser and of reading pictures: they write little, and nothing that others do not. */
const ofPagesOrPictures = [
  'playwright-core',
  'createFaceGroup(',
  'createDocumentGroup(',
  'createAddressGroup(',
];

/** Whether PostgreSQL in the place of the embedded database may change what a test finds. */
export const dependsOnDatabase = (path) =>
  mentions(path, ofDatabase) && !mentions(path, ofPagesOrPictures);

/** So that all groups take about as long: each file, the longest first, goes where there is least. */
function balanced(paths) {
  const count = Math.ceil(paths.length / groupSize);
  const groups = Array.from({ length: count }, () => []);
  for (const path of paths.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    groups.reduce((least, group) => (sum(group) < sum(least) ? group : least)).push(path);
  }
  return groups;
}

/**
 * Writes one file per group, and in which order to run them. With DATABASE_URL, tests that have nothing new to show there are
 * left out.
 *
 * @returns paths, of the groups and of the files that stay alone
 */
export function writeGroups() {
  const isOnPostgres = process.env.DATABASE_URL !== undefined;
  const all = [...testFiles(tests)]
    .filter((path) => !isOnPostgres || dependsOnDatabase(path))
    .sort();
  const alone = all.filter(isLoner);
  const groups = balanced(all.filter((path) => !alone.includes(path)));
  rmSync(groupFolder, { recursive: true, force: true });
  mkdirSync(groupFolder, { recursive: true });
  const files = groups.map((paths, index) => {
    const path = `${groupFolder}/group-${String(index + 1).padStart(2, '0')}.test.ts`;
    const imports = paths.sort().map((one) => `import '${relative(dirname(path), one)}';`);
    writeFileSync(path, `${imports.join('\n')}\n`);
    return { path, seconds: sum(paths) };
  });
  const order = [...files, ...alone.map((path) => ({ path, seconds: sum([path]) }))];
  const paths = order.sort(longestFirst).map(({ path }) => path);
  writeFileSync(orderFile, JSON.stringify(paths));
  return paths;
}
