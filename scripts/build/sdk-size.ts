import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { contractDocument } from '../codegen/bundle/bundle.js';
import { httpMethods } from '../codegen/model/build-model.js';

type Api = 'erp' | 'kyc';

/** The limits of a whole client: so many bytes, minified and gzipped, for so many operations. */
const wholeLimits = {
  erp: { bytes: 5_000, operations: 127 },
  kyc: { bytes: 5_040, operations: 69 },
} as const;

/** The limit grows with each operation that is added, so that an API with another module still passes. */
const bytesPerOperation = 45;

/** The limit of a client with one group, in bytes. */
const groupLimit = 3_300;

function operationsIn(api: Api): number {
  const path = new URL(`../../generated/${api}/openapi.json`, import.meta.url);
  const { paths } = contractDocument(JSON.parse(readFileSync(path, 'utf8')), api);
  return Object.values(paths).flatMap((item) =>
    httpMethods.filter((method) => item[method] !== undefined),
  ).length;
}

/** Returns the limit of a whole client in bytes. The READMEs of the packages promise it. */
export function wholeLimit(api: Api): number {
  const { bytes, operations } = wholeLimits[api];
  return bytes + bytesPerOperation * Math.max(0, operationsIn(api) - operations);
}

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
  sdk: Api = 'erp',
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
    { name: 'SvcErp, every group', size: await bundledSize(wholeClient), limit: wholeLimit('erp') },
    { name: 'createErp with products', size: await bundledSize(oneGroup), limit: groupLimit },
    { name: 'SvcKyc with constructEvent', size: await kycSize(wholeKyc), limit: wholeLimit('kyc') },
    { name: 'createKyc with sessions', size: await kycSize(oneKycGroup), limit: groupLimit },
  ];
  const report = rows.map(({ name, size, limit }) => `${name}: ${size} of ${limit} bytes\n`);
  return { report: report.join(''), isWithin: rows.every(({ size, limit }) => size <= limit) };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { report, isWithin } = await measureSizes();
  process.stdout.write(report);
  process.exitCode = isWithin ? 0 : 1;
}
