import type { Capture } from '../api.js';

/** The parts of sRGB that the eye weighs, for the contrast of WCAG 2. */
const weights = [0.2126, 0.7152, 0.0722];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Returns the relative luminance of `#rrggbb`, 0 to 1. */
function luminanceOf(color: string): number {
  const parts = weights.map((weight, at) => {
    const value = Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16) / 255;
    return weight * linear(value);
  });
  return parts.reduce((sum, one) => sum + one, 0);
}

/** Returns black or white: the one with more contrast to a color: at least 4.58 to 1 with any. */
export function textOn(color: string): '#000000' | '#ffffff' {
  const luminance = luminanceOf(color);
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}

/** Shows the color of the brand. The style sheet keeps its own without one. */
export function paint({ brand }: Capture): void {
  const color = brand?.color ?? null;
  if (color === null) return;
  const { style } = document.documentElement;
  style.setProperty('--accent', color);
  style.setProperty('--on-accent', textOn(color));
}
