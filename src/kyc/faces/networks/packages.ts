import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireOptional } from '../../packages/index.js';

/** The locations of the networks and of their runtime, which are optional packages. */
export interface FacePackages {
  readonly faceApi: string;
  readonly human: string;
  /** The folder of the WASM files, with a slash at its end. */
  readonly wasm: string;
  readonly tensors: string;
  /** `1.7.15+3.3.6` */
  readonly version: string;
}

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string })
    .version;

/** Undefined where they were left out of the installation. */
export function findFacePackages(): FacePackages | undefined {
  try {
    const faceApi = dirname(requireOptional.resolve('@vladmandic/face-api/package.json'));
    // Its exports name only the main file, which would load another package.
    const human = dirname(dirname(requireOptional.resolve('@vladmandic/human')));
    const tensors = requireOptional.resolve('@tensorflow/tfjs-core');
    const wasm = `${dirname(requireOptional.resolve('@tensorflow/tfjs-backend-wasm'))}/`;
    const version = `${versionOf(faceApi)}+${versionOf(human)}`;
    return { faceApi, human, tensors, wasm, version };
  } catch {
    return undefined;
  }
}
