import { connectedComponents } from './connected-components.js';
import { type Grey, shrink } from './grey.js';

export type CaptureFault = 'TOO_SMALL' | 'SMALL' | 'BLURRED' | 'SOFT' | 'DARK' | 'GLARE';

/** The quality of a picture. */
export interface CaptureQuality {
  /** The sharpness of edges at a width of 1000 and full contrast: 4000 is crisp, 60 is unreadable. */
  readonly sharpness: number;
  /** 0 black to 255 white. */
  readonly brightness: number;
  /** The share of the largest white spot in the picture. Paper extends to its edge and does not count. */
  readonly glare: number;
  readonly faults: readonly CaptureFault[];
}

/** The limits were found by blurring and darkening drawn pages. */
const limits = {
  smallest: 400,
  small: 600,
  blurred: 60,
  soft: 400,
  dark: 60,
  glare: 0.02,
  white: 250,
} as const;

const tile = 50;
/** The contrast of black letters on white paper in good light. */
const fullContrast = 215;

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Returns the variance of the second derivative within a tile. */
function edgesIn({ data, width }: Grey, left: number, top: number): number {
  let [sum, squares] = [0, 0];
  for (let y = top; y < top + tile; y += 1) {
    for (let x = left; x < left + tile; x += 1) {
      const at = y * width + x;
      const beside = (data[at - 1] ?? 0) + (data[at + 1] ?? 0);
      const edge = beside + (data[at - width] ?? 0) + (data[at + width] ?? 0) - 4 * (data[at] ?? 0);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = tile * tile;
  return squares / count - (sum / count) ** 2;
}

function contrastOf({ data }: Grey): number {
  const every = Math.max(1, Math.floor(data.length / 20_000));
  const some = data.filter((_, at) => at % every === 0);
  const sorted = [...some].sort((a, b) => a - b);
  return Math.max(20, share(sorted, 0.98) - share(sorted, 0.02));
}

/** Measures the sharpest tenth of the picture, so that a smooth table around a document does not matter. */
function sharpnessOf(grey: Grey): number {
  const tiles: number[] = [];
  for (let y = 1; y + tile < grey.height; y += tile) {
    for (let x = 1; x + tile < grey.width; x += tile) tiles.push(edgesIn(grey, x, y));
  }
  tiles.sort((a, b) => a - b);
  return share(tiles, 0.9) * (fullContrast / contrastOf(grey)) ** 2;
}

function glareOf(grey: Grey): number {
  const { data, height, width } = shrink(grey, Math.max(1, grey.width / 250));
  const reaches = (x: number, y: number): boolean =>
    x === 0 || y <= 1 || x === width - 1 || y === height - 1;
  const spots = connectedComponents(Float32Array.from(data), width, limits.white, reaches);
  return Math.max(0, ...spots.map(({ n }) => n)) / (width * height);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * @param grey  at most 1000 pixels on its longer side
 * @param size  of the picture as it was sent
 */
export function captureQuality(grey: Grey, size: Size): CaptureQuality {
  const longer = Math.max(size.width, size.height);
  const sharpness = Math.round(sharpnessOf(grey));
  const brightness = Math.round(
    grey.data.reduce((sum, value) => sum + value, 0) / grey.data.length,
  );
  const glare = Math.round(glareOf(grey) * 1000) / 1000;
  const checks: readonly (readonly [boolean, CaptureFault])[] = [
    [longer < limits.smallest, 'TOO_SMALL'],
    [longer >= limits.smallest && longer < limits.small, 'SMALL'],
    [sharpness < limits.blurred, 'BLURRED'],
    [sharpness >= limits.blurred && sharpness < limits.soft, 'SOFT'],
    [brightness < limits.dark, 'DARK'],
    [glare > limits.glare, 'GLARE'],
  ];
  const faults = checks.filter(([isFound]) => isFound).map(([, fault]) => fault);
  return { sharpness, brightness, glare, faults };
}
