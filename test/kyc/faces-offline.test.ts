import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { createLogger } from '../../src/kernel/log.js';
import { createFaceGroup } from '../../src/kyc/faces/index.js';
import { imageOf, portrait } from './face-photos.js';

const { engines } = createFaceGroup(createLogger({ logLevel: 'silent' }));
const isInstalled = engines.faceMatch !== undefined;
const describeReal = isInstalled ? describe : describe.skip;
const told = isInstalled ? '' : ' (SKIPPED: the optional packages of the face engines are absent)';

const support = (name: string): string =>
  fileURLToPath(new URL(`../support/${name}`, import.meta.url));

describeReal(`the built-in face engines${told}`, () => {
  test('reach for no other machine, in their thread either', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'notaria-offline-'));
    try {
      const [picture, report] = [join(folder, 'picture.jpg'), join(folder, 'report')];
      writeFileSync(
        picture,
        await imageOf(await portrait('bea'))
          .jpeg()
          .toBuffer(),
      );
      const guard = `--import ${new URL('../support/refuse-network.mjs', import.meta.url)}`;
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', support('faces-offline.ts'), picture],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: { ...process.env, NODE_OPTIONS: guard, NETWORK_REPORT: report },
        },
      );
      expect(JSON.parse(await text(child.stdout))).toEqual(['completed', 'completed', true]);
      const lines = readFileSync(report, 'utf8').trim().split('\n');
      const guarded = lines.filter((line) => line.startsWith('guarded')).length;
      // The process and its thread; the one refusal is the probe that shows the guard at work.
      expect(guarded).toBeGreaterThanOrEqual(2);
      expect(lines.filter((line) => line.startsWith('refused'))).toEqual(['refused 0 192.0.2.1:9']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
