import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the files of groups are written; `jest.config.mjs` looks for tests there too. */
export const groupFolder = fileURLToPath(new URL('../.cache/test-groups', import.meta.url));

const tests = fileURLToPath(new URL('../test', import.meta.url));
/** So many files share their modules. */
const groupSize = 6;

/** These start processes or threads of their own, or wait at their top level. */
const loners = /^(cli|process|sdk|codegen)\/|^await |^(const|let) [^\n]*= await /m;

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

/**
 * Writes one file per group and tells Jest what to run.
 *
 * @returns paths, of the groups and of the files that stay alone
 */
export function writeGroups() {
  const all = [...testFiles(tests)].sort();
  const alone = all.filter(isLoner);
  const grouped = all.filter((path) => !alone.includes(path));
  const count = Math.ceil(grouped.length / groupSize);
  const groups = Array.from({ length: count }, (_, index) =>
    grouped.filter((_path, at) => at % count === index),
  );
  rmSync(groupFolder, { recursive: true, force: true });
  mkdirSync(groupFolder, { recursive: true });
  const files = groups.map((paths, index) => {
    const file = `${groupFolder}/group-${String(index + 1).padStart(2, '0')}.test.ts`;
    const imports = paths.map((path) => `import '${relative(dirname(file), path)}';`);
    writeFileSync(file, `${imports.join('\n')}\n`);
    return file;
  });
  return [...files, ...alone];
}
