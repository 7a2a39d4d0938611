import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../src/console/vite.config.mjs', import.meta.url));

const compressed = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Bundles the console. Resolves to its files, each with what a browser may take in its place. */
export async function buildConsole() {
  const { output } = await build({
    configFile,
    logLevel: 'warn',
    build: { write: false, manifest: 'manifest.json' },
  });
  const files = output.map((part) => ({
    name: part.fileName,
    contents: Buffer.from(part.type === 'chunk' ? part.code : part.source),
  }));
  const packed = await Promise.all(
    files
      .filter(({ name }) => /\.(js|css|html|svg)$/.test(name))
      .flatMap(({ name, contents }) =>
        Object.entries(compressed).map(async ([ending, compress]) => ({
          name: `${name}.${ending}`,
          contents: await compress(contents),
        })),
      ),
  );
  return [...files, ...packed];
}

/** What a browser loads before it shows the first page: the entry and all that it imports, and its styles. */
export async function firstPageFiles(folder) {
  const manifest = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'));
  const names = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (names.has(chunk.file)) return;
    names.add(chunk.file);
    for (const style of chunk.css ?? []) names.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit('index.html');
  visit('pages/home/home.tsx');
  return [...names];
}
