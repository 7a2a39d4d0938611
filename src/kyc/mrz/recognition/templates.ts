import { glyphHeight, glyphs, glyphWidth, signs } from './glyphs.js';

/**
 * The 37 glyphs at one size and blur, with mean 0 and norm 1, so that their product with a patch is a correlation.
 */
export interface Templates {
  readonly width: number;
  readonly height: number;
  /**
   * The values of four glyphs per group, point by point, in the order of `signs`. Missing glyphs of the last group
   * are 0.
   */
  readonly values: Float32Array;
}

/** Coarse and fine templates of each blur, for sharp and blurred pictures. */
export interface TemplatePair {
  readonly coarse: Templates;
  readonly fine: Templates;
}

const blurs = [0.7, 1.7, 2.7, 4] as const;

function blurred(points: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, value) => sum + value, 0);
  const along = (from: Float32Array, step: number, length: number): Float32Array =>
    from.map((_, at) => {
      const place = Math.floor(at / step) % length;
      let sum = 0;
      kernel.forEach((value, k) => {
        const offset = k - reach;
        if (place + offset < 0 || place + offset >= length) return;
        sum += value * (from[at + offset * step] ?? 0);
      });
      return sum / total;
    });
  return along(along(points, 1, width), width, height);
}

/** Scales a template down to half its width and height. Keeps the middle row. */
function halved(points: Float32Array): Float32Array {
  const [width, height] = [glyphWidth / 2, (glyphHeight + 1) / 2];
  const value = (x: number, y: number): number =>
    y < 0 || y >= glyphHeight ? 0 : (points[y * glyphWidth + x] ?? 0);
  const pair = (x: number, y: number): number => (value(2 * x, y) + value(2 * x + 1, y)) / 2;
  return Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return (pair(x, 2 * y - 1) + 2 * pair(x, 2 * y) + pair(x, 2 * y + 1)) / 4;
  });
}

function normal(points: Float32Array): Float32Array {
  const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
  const length = Math.sqrt(points.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return points.map((value) => (value - mean) / length);
}

function joined(parts: readonly Float32Array[], width: number, height: number): Templates {
  const size = width * height;
  const values = new Float32Array(Math.ceil(signs.length / 4) * 4 * size);
  parts.forEach((part, sign) => {
    const from = Math.floor(sign / 4) * 4 * size + (sign % 4);
    normal(part).forEach((value, at) => {
      values[from + 4 * at] = value;
    });
  });
  return { width, height, values };
}

function make(): TemplatePair[] {
  const sharp = glyphs
    .trim()
    .split('\n')
    .map((points) => Float32Array.from(points, (point) => Number.parseInt(point, 16)));
  return blurs.map((sigma) => {
    const soft = sharp.map((points) => blurred(points, glyphWidth, glyphHeight, sigma));
    return {
      fine: joined(soft, glyphWidth, glyphHeight),
      coarse: joined(soft.map(halved), glyphWidth / 2, (glyphHeight + 1) / 2),
    };
  });
}

let cached: readonly TemplatePair[] | undefined;

/** The templates from the sharpest to the most blurred. */
export function templates(): readonly TemplatePair[] {
  cached ??= make();
  return cached;
}
