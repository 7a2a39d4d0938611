/** A grey picture, one byte per pixel, row by row. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** Returns the luminance of a picture of four bytes per pixel. */
export function frameOf(rgba: Uint8ClampedArray, width: number): Frame {
  const grey = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    const [red = 0, green = 0, blue = 0] = [rgba[from], rgba[from + 1], rgba[from + 2]];
    grey[at] = (77 * red + 150 * green + 29 * blue) >> 8;
  }
  return { width, height: grey.length / width, grey };
}
