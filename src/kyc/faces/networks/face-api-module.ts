import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type { FaceApi, Tensor, TensorLibrary } from './libraries.js';

/** The methods of a tensor that the module calls, and `@tensorflow/tfjs-core` has as functions. */
const operations = ['div', 'mean', 'mul', 'sub'] as const;

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
 * Loads the module of face-api with the core of TensorFlow.js in the place of `@tensorflow/tfjs`, which also brings
 * training and WebGL: some 200 MB that these networks do not use.
 *
 * @param file  the path of the module
 */
export function loadFaceApi(file: string, library: TensorLibrary): FaceApi {
  addMethods(library);
  const requireOf = createRequire(file);
  const own = (name: string): unknown => (name === '@tensorflow/tfjs' ? library : requireOf(name));
  const loaded = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = compileFunction(readFileSync(file, 'utf8'), names, { filename: file });
  run(loaded, loaded.exports, own, file, dirname(file));
  return loaded.exports as FaceApi;
}
