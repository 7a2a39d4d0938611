import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { createLogger } from '../../src/kernel/log.js';
import type { EngineFile } from '../../src/kyc/engines/index.js';
import { createFaceGroup } from '../../src/kyc/faces/index.js';

/** A process of its own that compares a picture with itself, looks for life in it, and prints what came of both. */
const group = createFaceGroup(createLogger({ logLevel: 'silent' }));
const { faceMatch, liveness } = group.engines;
if (!(faceMatch && liveness)) throw new Error('There are no face engines');
await group.warmUp();
const data = await readFile(process.argv[2] ?? '');
const file: EngineFile = { data, contentType: 'image/jpeg', fileName: undefined };
const ctx = {
  signal: AbortSignal.timeout(60_000),
  deadlineMs: 60_000,
  requestId: 'offline',
  now: new Date(),
  expected: {},
};
const matched = await faceMatch.compare({ user: file, ref: file }, ctx);
const seen = await liveness.detect(file, ctx);
await group.close();
let isGuarded = false;
try {
  connect(9, '192.0.2.1').on('error', () => undefined);
} catch {
  isGuarded = true;
}
process.stdout.write(JSON.stringify([matched.outcome, seen.outcome, isGuarded]));
