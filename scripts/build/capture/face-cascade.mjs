import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the numbers of the cascade for frontal faces in the package `tracking`: width and height of its window, and then for each
 * stage its least score, its number of features, and for each feature whether it is tilted, its number of rectangles,
 * five numbers for each (left, top, width, height, weight), a threshold, and the scores below and above it.
 *
 * @param {string} root  folder of the project
 * @returns {number[]} with four significant digits each
 */
export function faceCascade(root) {
  const file = join(root, 'node_modules/tracking/build/data/face-min.js');
  const [, list] = /new Float64Array\((\[[^\]]*\])\)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (list === undefined) throw new Error(`${file} has no cascade`);
  return JSON.parse(list.replace(/([[,-])\./g, '$10.')).map((value) =>
    Number(value.toPrecision(4)),
  );
}

/** Lets the page import the cascade, which its package has as a script for a global variable only. */
export const cascadePlugin = (root) => ({
  name: 'face-cascade',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^notaria:face-cascade$/ }, ({ path }) => ({ path, namespace: 'cascade' }));
    onLoad({ filter: /.*/, namespace: 'cascade' }, () => ({
      contents: `/*! Face cascade of tracking.js, BSD, Eduardo Lundgren */
export const cascade = ${JSON.stringify(faceCascade(root))};`,
    }));
  },
});
