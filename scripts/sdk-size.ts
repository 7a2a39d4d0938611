import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes, minified and gzipped. The limits are promises made in the README of the package. */
export const limits = { client: 5_000, group: 2_500 } as const;

/** What a bundler leaves of `source` for a browser, in bytes after gzip. */
export async function bundledSize(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: new URL('../sdk/erp', import.meta.url).pathname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const whole = `export { SvcErp } from './index.js';`;
const oneGroup = `
  import { apiKey, createErp, products } from './index.js';
  export const connect = (options) => createErp({ ...options, access: apiKey(options.key) }, { products });`;

/** One line per bundle; `isWithin` is false when a limit is passed. */
export async function measureSizes(): Promise<{
  readonly report: string;
  readonly isWithin: boolean;
}> {
  const rows = [
    { name: 'SvcErp, every group', size: await bundledSize(whole), limit: limits.client },
    { name: 'createErp with products', size: await bundledSize(oneGroup), limit: limits.group },
  ];
  const report = rows
    .map(({ name, size, limit }) => `${name}: ${size} of ${limit} bytes\n`)
    .join('');
  return { report, isWithin: rows.every(({ size, limit }) => size <= limit) };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { report, isWithin } = await measureSizes();
  process.stdout.write(report);
  process.exitCode = isWithin ? 0 : 1;
}
