/** The largest phone cameras make about fifty million pixels. A small file can declare far more. */
export const maxPixels = 50_000_000;

/** The bytes that a decoder may hold at once: fifty million pixels of RGBA at eight bits per channel. */
export const maxDecodedBytes = 200_000_000;
