import { gzipSync } from 'node:zlib';
import { buildConsole } from './console.mjs';

/** The bytes after gzip that a browser loads before it shows the first page. */
const limit = 75_000;

/** The files that a page may load after the application. A browser loads six of a server at a time. */
const mostFiles = 22;

interface BuiltFile {
  readonly name: string;
  readonly contents: Buffer;
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const built: readonly BuiltFile[] = await buildConsole();
const find = (name: string): Buffer => {
  const file = built.find((one) => one.name === name);
  if (file === undefined) throw new Error(`The build has not made ${name}`);
  return file.contents;
};
const manifest = JSON.parse(find('manifest.json').toString()) as Record<string, Chunk>;

/** Returns the files of chunks, with all their imports and styles. */
function filesOf(...chunks: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    if (names.has(chunk.file)) return;
    for (const name of [chunk.file, ...(chunk.css ?? [])]) names.add(name);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const chunk of chunks) visit(chunk);
  return names;
}

const application = Object.keys(manifest).filter((key) => manifest[key]?.name === 'application');
const first = filesOf('index.html', ...application, 'pages/home/home.tsx');
const size = [...first].reduce((sum, name) => sum + gzipSync(find(name), { level: 9 }).length, 0);
process.stdout.write(`Console, first page: ${size} of ${limit} bytes in ${first.size} files\n`);

const common = filesOf('index.html', ...application);
const pages = Object.keys(manifest)
  .filter((key) => manifest[key]?.isDynamicEntry)
  .map((key) => ({ key, files: [...filesOf(key)].filter((name) => !common.has(name)).length }))
  .sort((one, other) => other.files - one.files);
const [most] = pages;
if (application.length !== 1 || most === undefined) throw new Error('The build has no application');
process.stdout.write(`Console, files of a page: ${most.files} of ${mostFiles} (${most.key})\n`);
process.exitCode = size <= limit && most.files <= mostFiles ? 0 : 1;
