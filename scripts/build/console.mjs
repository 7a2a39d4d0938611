import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../../src/console/vite.config.mjs', import.meta.url));

const compressed = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Bundles the console. Resolves to its files, each with what a browser may take in its place. */
export async function buildConsole() {
  // A test run builds it for production too: half of a development build does not fit the other
  // half.
  process.env.NODE_ENV = 'production';
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
