import { gzipSync } from 'node:zlib';
import { buildConsole } from './console.mjs';

/** The bytes after gzip that a browser loads before it shows the first page. */
const limit = 75_000;

interface BuiltFile {
  readonly name: string;
  readonly contents: Buffer;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Returns the files of the entry and of a page, with all their imports and styles. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, pages: readonly string[]) {
  const names = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    if (names.has(chunk.file)) return;
    for (const name of [chunk.file, ...(chunk.css ?? [])]) names.add(name);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const page of pages) visit(page);
  return [...names];
}

const built: readonly BuiltFile[] = await buildConsole();
const find = (name: string): Buffer => {
  const file = built.find((one) => one.name === name);
  if (file === undefined) throw new Error(`The build has not made ${name}`);
  return file.contents;
};
const manifest = JSON.parse(find('manifest.json').toString()) as Record<string, Chunk>;
const first = filesOf(manifest, ['index.html', 'pages/home/home.tsx']);
const size = first.reduce((sum, name) => sum + gzipSync(find(name), { level: 9 }).length, 0);
process.stdout.write(`Console, first page: ${size} of ${limit} bytes in ${first.length} files\n`);
process.exitCode = size <= limit ? 0 : 1;
