import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type { FaceApi, Tensor, TensorLibrary } from './libraries.js';

/** The methods of a tensor that the module calls, and `@tensorflow/tfjs-core` has as functions. */
const operations = ['div', 'mean', 'mul', 'sub'] as const;

type LayerOperation = 'batchNorm' | 'clipByValue' | 'conv2d' | 'depthwiseConv2d';

/** The width and height of the output that the detector keeps. */
const keptSide = 32;

/** Adds the methods of tensors that `@tensorflow/tfjs` adds. */
function addMethods(library: TensorLibrary): void {
  const { prototype } = library.Tensor;
  for (const name of operations) {
    prototype[name] ??= function operate(this: Tensor, ...args: unknown[]) {
      return library[name](this, ...args);
    };
  }
  prototype['as1D'] ??= function flatten(this: Tensor) {
    return library.reshape(this, [this.size]);
  };
  for (const name of ['as2D', 'as3D', 'as4D']) {
    prototype[name] ??= function shape(this: Tensor, ...lengths: number[]) {
      return library.reshape(this, lengths);
    };
  }
}

/**
 * Returns the library with operations for the face detector that free their inputs at once. The detector frees the
 * outputs of its 27 layers only after the last one, and WebAssembly never gives memory back.
 *
 * A layer is a convolution, a shift and a limit. Only its depthwise layers call `depthwiseConv2d` and `batchNorm`. The
 * next layer alone reads what a layer returns, except for one output of `keptSide`, which the predictions read too.
 */
function freeingLayers(library: TensorLibrary): TensorLibrary {
  const normalised = new WeakSet<Tensor>();
  const depthwise = new WeakSet<Tensor>();
  /** @param outputs  receives what the operation returns for an input that it frees */
  const freeing = (
    name: LayerOperation,
    isFree: (input: Tensor) => boolean,
    outputs?: WeakSet<Tensor>,
  ) => {
    return (input: Tensor, ...args: unknown[]): Tensor => {
      const output = library[name](input, ...args);
      if (isFree(input)) {
        input.dispose();
        outputs?.add(output);
      }
      return output;
    };
  };
  return {
    ...library,
    conv2d: freeing('conv2d', (input) => depthwise.has(input)),
    depthwiseConv2d: freeing('depthwiseConv2d', ({ shape: [, side = 0] }) => side > keptSide),
    batchNorm: freeing('batchNorm', () => true, normalised),
    clipByValue: freeing('clipByValue', (input) => normalised.has(input), depthwise),
  };
}

/**
 * Loads the module of face-api with the core of TensorFlow.js in the place of `@tensorflow/tfjs`, which also brings
 * training and WebGL: some 200 MB that these networks do not use.
 *
 * @param file  the path of the module
 */
export function loadFaceApi(file: string, library: TensorLibrary): FaceApi {
  addMethods(library);
  const layers = freeingLayers(library);
  const requireOf = createRequire(file);
  const own = (name: string): unknown => (name === '@tensorflow/tfjs' ? layers : requireOf(name));
  const loaded = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = compileFunction(readFileSync(file, 'utf8'), names, { filename: file });
  run(loaded, loaded.exports, own, file, dirname(file));
  return loaded.exports as FaceApi;
}
