import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../../src/console/vite.config.mjs', import.meta.url));

const compressed = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Bundles the console. Resolves to its files, each with its compressed forms. */
export async function buildConsole() {
  // Tests also build it for production, because the parts of a development build do not fit each other.
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
