import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createLogger } from '../../src/kernel/log.js';
import { createFaceGroup } from '../../src/kyc/faces/index.js';
import { passport, photo } from '../support/documents/pictures.js';
import { describe, expect, test } from '../support/jest.js';
import { imageOf, portrait } from './face-photos.js';
import { drawPage } from './page-images.js';
import { pdfFile } from './pdf-files.js';

const { engines } = createFaceGroup(createLogger({ logLevel: 'silent' }));
const isInstalled = engines.faceMatch !== undefined;
const describeReal = isInstalled ? describe : describe.skip;
const skipNote = isInstalled
  ? ''
  : ' (SKIPPED: the optional packages of the face engines are absent)';

const script = fileURLToPath(new URL('../support/engines-offline.ts', import.meta.url));
const guard = `--import ${new URL('../support/refuse-network.mjs', import.meta.url)}`;

const lines = [
  [50, 60, 'EDESUR Dominicana, S.A.'],
  [50, 130, 'Titular: Ana Reyes'],
] as const;

/** Writes the files for the engines, in the order of the script's arguments. */
async function writeFiles(folder: string): Promise<readonly string[]> {
  const files = {
    'portrait.jpg': await imageOf(await portrait('bea'))
      .jpeg()
      .toBuffer(),
    'passport.jpg': Buffer.from((await photo(passport())).data as Uint8Array),
    'bill.jpg': Buffer.from(drawPage(lines)),
    'bill.pdf': pdfFile({ lines }),
  };
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}

describeReal(`the built-in engines${skipNote}`, () => {
  test('open no network connection, in threads and child processes either', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'notaria-offline-'));
    try {
      const files = await writeFiles(folder);
      const report = join(folder, 'report');
      const child = spawn(process.execPath, ['--import', 'tsx', script, ...files], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: guard, NETWORK_REPORT: report },
      });
      const outcomes = JSON.parse(await text(child.stdout)) as unknown[];
      expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'completed'), true]);
      const reportLines = readFileSync(report, 'utf8').trim().split('\n');
      const guarded = reportLines.filter((line) => line.startsWith('guarded'));
      // The process and its child processes for pictures, documents and PDF files.
      const processes = guarded.filter((line) => line === 'guarded 0').length;
      expect(processes).toBeGreaterThanOrEqual(4);
      // The threads for text and faces, and the thread that the text recogniser starts.
      expect(guarded.length - processes).toBeGreaterThanOrEqual(3);
      // The one refusal is a probe that proves that the guard works.
      expect(reportLines.filter((line) => line.startsWith('refused'))).toEqual([
        'refused 0 192.0.2.1:9',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
