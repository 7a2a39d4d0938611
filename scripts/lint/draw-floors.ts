import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const document = join(root, 'docs/architecture.md');

/** The parts of the project, each with the prefix of its files; the first match counts. */
const parts: readonly (readonly [name: string, prefix: string])[] = [
  ['generated', 'generated/'],
  ['kernel', 'src/kernel/'],
  ['migrations', 'src/migrations/'],
  ['erp', 'src/erp/'],
  ['kyc', 'src/kyc/'],
  ['demo', 'src/demo/'],
  ['cli', 'src/cli/'],
  ['children', 'src/children/'],
  ['process', 'src/process/'],
  ['console', 'src/console/'],
  ['capture', 'src/capture/'],
  ['docs-site', 'src/docs-site/'],
  ['text-search', 'src/text-search/'],
  ['app', 'src/app.ts'],
  ['app', 'src/built-files.ts'],
  ['operator', 'src/operator/'],
  ['main', 'src/'],
  ['sdk', 'sdk/'],
];

const partOf = (file: string): string | undefined =>
  parts.find(([, prefix]) => file.startsWith(prefix))?.[0];

/** Returns the files that a file imports, as paths from the root; packages are left out, except the clients. */
function importsOf(file: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('@notaria/')) return ['sdk/'];
    return fileName.startsWith('.') ? [join(dirname(file), fileName)] : [];
  });
}

function findEdges(): ReadonlySet<string> {
  const sources = ['src/*.ts', 'src/*.tsx', 'sdk/*.ts', 'generated/*.ts'];
  const files = execFileSync('git', ['ls-files', ...sources], { cwd: root, encoding: 'utf8' });
  const edges = new Set<string>();
  for (const file of files.trim().split('\n')) {
    const from = partOf(file);
    for (const to of importsOf(file).map(partOf)) {
      if (from !== undefined && to !== undefined && from !== to) edges.add(`${from} --> ${to}`);
    }
  }
  return edges;
}

const lines = [...findEdges()].sort().map((edge) => `  ${edge}`);
const picture = ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');

const written = readFileSync(document, 'utf8');
const drawn = written.replace(/```mermaid\n[\s\S]*?```/, () => picture);
if (drawn === written) process.stdout.write('docs/architecture.md shows the present imports\n');
else if (process.argv.includes('--check')) {
  process.stdout.write('docs/architecture.md shows other imports: run `npm run draw`\n');
  process.exitCode = 1;
} else {
  writeFileSync(document, drawn);
  process.stdout.write('docs/architecture.md was updated\n');
}
