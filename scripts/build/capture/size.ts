import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildCapture } from './build.mjs';

/** The bytes after gzip: of the files that a phone loads first, and of those for one step each. */
const limits = [
  {
    name: 'first screen',
    files: ['index.html', 'page.js', 'style.css', 'icon.svg'],
    limit: 16_000,
  },
  { name: 'face hints', files: ['face.js'], limit: 40_000 },
  { name: 'code for another device', files: ['qr.js'], limit: 9_000 },
] as const;

const built = await buildCapture(fileURLToPath(new URL('../../..', import.meta.url)));
const sizes = new Map(
  built.map(({ contents, path }) => [basename(path), gzipSync(contents, { level: 9 }).length]),
);
/** A shared part would be a file that no limit counts and that the server does not serve. */
const known: readonly string[] = limits.flatMap(({ files }) => files);
for (const name of sizes.keys()) {
  if (!known.includes(name)) throw new Error(`No limit counts ${name}`);
}
for (const { files, limit, name } of limits) {
  const size = files.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0);
  process.stdout.write(`Capture page, ${name}: ${size} of ${limit} bytes\n`);
  if (!(size <= limit)) process.exitCode = 1;
}
