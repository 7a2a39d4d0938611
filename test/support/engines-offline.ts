import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { createLogger } from '../../src/kernel/log.js';
import type { EngineFile } from '../../src/kyc/engines/index.js';
import { openBuiltIn } from '../../src/process/engines.js';

/**
 * A process that calls each built-in engine once, and prints the results. Arguments: a portrait, a passport and a bill
 * as images, and a bill as PDF.
 */
const [portrait, passport, bill, pdf] = await Promise.all(
  process.argv.slice(2).map(async (path): Promise<EngineFile> => {
    const contentType = path.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
    return { data: await readFile(path), contentType, fileName: undefined };
  }),
);
if (!(portrait && passport && bill && pdf)) throw new Error('Four files are asked for');

const log = createLogger({ logLevel: 'silent' });
const { close, engines } = openBuiltIn({ engines: ['addresses', 'documents', 'faces'] }, log);
const ctx = {
  signal: AbortSignal.timeout(100_000),
  deadlineMs: 100_000,
  requestId: 'offline',
  companyId: 1,
  now: new Date(),
  expected: {},
};
const outcomes = [
  await engines.documents?.read({ front: passport, back: undefined, documentType: undefined }, ctx),
  await engines.addresses?.read(bill, ctx),
  await engines.addresses?.read(pdf, ctx),
  await engines.faceMatch?.compare({ user: portrait, ref: portrait }, ctx),
  await engines.liveness?.detect(portrait, ctx),
  await engines.age?.estimate(portrait, ctx),
  await engines.faceEmbedding?.embed(portrait, ctx),
];
await close();
let isGuarded = false;
try {
  connect(9, '192.0.2.1').on('error', () => undefined);
} catch {
  isGuarded = true;
}
process.stdout.write(JSON.stringify([...outcomes.map((outcome) => outcome?.outcome), isGuarded]));
