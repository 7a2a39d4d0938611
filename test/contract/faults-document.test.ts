import { readFileSync } from 'node:fs';

import { exportLimits } from '../../src/kernel/export/limits.js';
import { maxJsonBytes, maxPublicJsonBytes } from '../../src/kernel/http/body/json-body.js';
import { startServer } from '../../src/kernel/http/server/server.js';
import { readingMs } from '../../src/kernel/http/server/slow-readers.js';
import { imageLimits } from '../../src/kyc/images/children.js';
import { maxDecodedBytes, maxPixels } from '../../src/kyc/images/limits.js';
import { expect, test } from '../support/jest.js';

const root = new URL('../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Resolves to the time limits of a started server, in milliseconds. */
async function serverTimeouts() {
  const { close, server } = await startServer(() => undefined, '127.0.0.1', 0);
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
  await close(0, 0);
  return { headersTimeout, requestTimeout, keepAliveTimeout };
}

test('the documented waits and sizes are those of the code', async () => {
  const rows = text('docs/faults.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | '));
  const { headersTimeout, requestTimeout, keepAliveTimeout } = await serverTimeouts();
  const limits = exportLimits();
  const seconds = (ms: number) => `${ms / 1_000} s`;
  const of = (bytes: number, power: number) => String(bytes / 2 ** power);
  const documented: readonly [string, string][] = [
    ["A client's headers", seconds(headersTimeout)],
    ["A client's whole request", seconds(requestTimeout)],
    ['An idle connection of a client', seconds(keepAliveTimeout)],
    ['A reply for a client', `${readingMs / 60_000} min`],
    ['An export for its turn', `${limits.waiting} may wait`],
    ['An export for its reader', seconds(limits.windowMs)],
    ['An export for its reader', `${of(limits.windowBytes, 10)} kB`],
    ['An export in all', `${limits.totalMs / 60_000} min`],
    ['The decoding of an image', seconds(imageLimits.cpuMs)],
    ['A JSON body of a public operation', `${of(maxPublicJsonBytes, 10)} kB`],
    ['A JSON body ', `${of(maxJsonBytes, 20)} MB`],
    ['Exports at a time', `${limits.exports} of a process`],
    ['Exports at a time', `${limits.exportsPerCompany} of one company`],
    ['Temporary files of exports', `${of(limits.bytes, 30)} GB`],
    ['Temporary files of exports', `${of(limits.bytesPerExport, 20)} MB`],
    ['Memory of a child process', `${imageLimits.residentMb} MB, ${imageLimits.heapMb} MB`],
    ['An image to decode', `${maxPixels / 1e6} million pixels, ${maxDecodedBytes / 1e6} MB`],
  ];
  const isDocumented = ([what, value]: (typeof documented)[number]) =>
    rows.some(
      ([name = '', cell = '']) => `${name} `.startsWith(`| ${what}`) && cell.includes(value),
    );
  expect(documented.filter((one) => !isDocumented(one))).toEqual([]);
});
