import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireOptional } from '../../packages/index.js';
import { loadFaceApi } from './face-api-module.js';
import type {
  FaceApi,
  Human,
  HumanModule,
  ModelSource,
  TensorLibrary,
  WasmBackend,
} from './libraries.js';
import { type FacePackages, findFacePackages } from './packages.js';

/*
 * The networks, loaded once in the thread that imports this, from the files of their packages and nowhere else.
 */

function packages(): FacePackages {
  const found = findFacePackages();
  if (found === undefined) throw new Error('The packages of the face networks are not installed');
  return found;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= make();
    return loading;
  };
}

/** Both packages run on this one. */
export const tensors = once(async (): Promise<TensorLibrary> => {
  const { tensors: file, wasm } = packages();
  const library = requireOptional(file) as TensorLibrary;
  (requireOptional('@tensorflow/tfjs-backend-wasm') as WasmBackend).setWasmPaths(wasm);
  if (!(await library.setBackend('wasm'))) throw new Error('WASM does not start');
  await library.ready();
  return library;
});

export const faceApi = once(async (): Promise<FaceApi> => {
  const library = await tensors();
  const folder = packages().faceApi;
  // Its main file requires a native package.
  const api = loadFaceApi(join(folder, 'dist/face-api.node-wasm.js'), library);
  const { ageGenderNet, faceLandmark68Net, faceRecognitionNet, ssdMobilenetv1 } = api.nets;
  for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet, ageGenderNet]) {
    await net.loadFromDisk(join(folder, 'model'));
  }
  return api;
});

const scheme = 'notaria-models://';

interface ModelFile {
  readonly modelTopology: object;
  readonly weightsManifest: readonly {
    readonly paths: readonly string[];
    readonly weights: readonly object[];
  }[];
}

/** Without a router of our own the package would ask the network. */
const sourceIn = (folder: string, name: string): ModelSource => ({
  async load() {
    const model = JSON.parse(await readFile(join(folder, name), 'utf8')) as ModelFile;
    const files = model.weightsManifest.flatMap(({ paths }) => paths);
    const weights = await Promise.all(files.map((file) => readFile(join(folder, file))));
    return {
      ...model,
      weightSpecs: model.weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(Buffer.concat(weights)).buffer,
    };
  },
});

const off = { enabled: false };

/** Without its caches and filters: each answer is about one picture. */
const humanConfig = (wasmPath: string) => ({
  backend: 'wasm',
  wasmPath,
  modelBasePath: scheme,
  async: false,
  cacheModels: false,
  cacheSensitivity: 0,
  debug: false,
  validateModels: false,
  warmup: 'none',
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: {
    enabled: true,
    detector: { rotation: true, maxDetected: 3, minConfidence: 0.2, return: false },
    mesh: { enabled: true },
    iris: off,
    emotion: off,
    description: { enabled: true },
    antispoof: { enabled: true },
    liveness: { enabled: true },
  },
});

export const human = once(async (): Promise<Human> => {
  const { io } = await tensors();
  const { human: folder, wasm } = packages();
  io.registerLoadRouter((url) =>
    typeof url === 'string' && url.startsWith(scheme)
      ? sourceIn(join(folder, 'models'), url.slice(scheme.length))
      : null,
  );
  const { Human: Detector } = requireOptional(
    join(folder, 'dist/human.node-wasm.js'),
  ) as HumanModule;
  const detector = new Detector(humanConfig(wasm));
  await detector.load();
  return detector;
});
