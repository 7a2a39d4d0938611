import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** Bytes, minified and gzipped. The READMEs of the packages promise them. */
export const limits = { client: 5_000, kyc: 4_940, group: 3_200 } as const;

/** Puts other method tables in the place of those on disk. */
const replaceTables = (methods: string): Plugin => ({
  name: 'tables',
  setup({ onLoad }) {
    onLoad({ filter: /generated\/methods\.ts$/ }, () => ({ contents: methods, loader: 'ts' }));
  },
});

/**
 * Returns the size of the browser bundle of `source` as one file, in bytes after gzip. Code that is loaded later counts.
 *
 * @param methods text of a `methods.ts` to measure with; by default the one on disk
 */
export async function bundledSize(
  source: string,
  methods?: string,
  sdk: 'erp' | 'kyc' = 'erp',
): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: new URL(`../../sdk/${sdk}`, import.meta.url).pathname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: methods === undefined ? [] : [replaceTables(methods)],
  });
  const [bundle] = outputFiles;
  return gzipSync(bundle?.contents ?? '', { level: 9 }).length;
}

export const wholeClient = `export { SvcErp } from './index.js';`;
const oneGroup = `
  import { apiKey, createErp, products } from './index.js';
  export const connect = (baseUrl, key) =>
    createErp({ baseUrl, access: apiKey(key) }, { products });`;

const wholeKyc = `
  export { SvcKyc } from './index.js';
  export { constructEvent } from './webhooks.js';`;
const oneKycGroup = `
  import { createKyc, sessions } from './index.js';
  export const connect = (baseUrl, apiKey) => createKyc({ baseUrl, apiKey }, { sessions });`;

const kycSize = (source: string) => bundledSize(source, undefined, 'kyc');

/** One line per bundle; `isWithin` is false when a limit is passed. */
export async function measureSizes(): Promise<{
  readonly report: string;
  readonly isWithin: boolean;
}> {
  const rows = [
    { name: 'SvcErp, every group', size: await bundledSize(wholeClient), limit: limits.client },
    { name: 'createErp with products', size: await bundledSize(oneGroup), limit: limits.group },
    { name: 'SvcKyc with constructEvent', size: await kycSize(wholeKyc), limit: limits.kyc },
    { name: 'createKyc with sessions', size: await kycSize(oneKycGroup), limit: limits.group },
  ];
  const report = rows.map(({ name, size, limit }) => `${name}: ${size} of ${limit} bytes\n`);
  return { report: report.join(''), isWithin: rows.every(({ size, limit }) => size <= limit) };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { report, isWithin } = await measureSizes();
  process.stdout.write(report);
  process.exitCode = isWithin ? 0 : 1;
}
