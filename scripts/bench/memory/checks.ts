import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FileInput, SvcKyc } from '../../../sdk/kyc/index.js';
import { drawPage } from '../../specimens/draw.js';
import { pageOf, specimens } from '../../specimens/people.js';

/*
 * Checks that use every built-in engine: faces, identity documents and proofs of address in turn.
 */

/** Returns a photograph that comes with a package of the face engines. */
async function photograph(number: number): Promise<FileInput> {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@vladmandic/face-api/package.json'));
  const data = await readFile(join(folder, `demo/sample${number}.jpg`));
  return { data: new Uint8Array(data), filename: 'photo.jpg' };
}

function page(seed: number): FileInput {
  const specimen = specimens[seed % specimens.length];
  if (specimen === undefined) throw new Error('There are no specimens');
  const data = drawPage(pageOf(specimen), { seed });
  return { data: new Uint8Array(data), filename: 'page.png' };
}

const photographs = 5;

/** Runs the n-th check. */
export async function runCheck({ biometrics, documents }: SvcKyc, at: number): Promise<void> {
  const kind = at % 3;
  if (kind === 0) {
    const number = 1 + ((at / 3) % photographs);
    const [userImage, refImage] = [await photograph(number), await photograph(number + 1)];
    await biometrics.faceMatch({ userImage, refImage });
  } else if (kind === 1) await documents.idVerification({ frontImage: page(at) });
  else await documents.proofOfAddress({ document: page(at) });
}
