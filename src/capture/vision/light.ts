export type Light = 'dark' | 'bright' | 'blurred' | 'good';

/** Mean values, 0 to 255. */
const darkBelow = 45;
const brightAbove = 225;
/**
 * Limit of the mean difference of neighbouring pixels. A covered or quickly moved lens has hardly any. It is an
 * estimate by eye.
 */
const blurredBelow = 1.2;

/** Returns the state of the light by a small grey copy of the picture. */
export function lightOf(rgba: Uint8ClampedArray, width: number): Light {
  let sum = 0;
  let change = 0;
  const grey: number[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    const value = 0.3 * red + 0.59 * green + 0.11 * blue;
    const left = grey.length % width === 0 ? value : (grey.at(-1) ?? value);
    sum += value;
    change += Math.abs(value - left);
    grey.push(value);
  }
  const mean = sum / grey.length;
  if (mean < darkBelow) return 'dark';
  if (mean > brightAbove) return 'bright';
  return change / grey.length < blurredBelow ? 'blurred' : 'good';
}
