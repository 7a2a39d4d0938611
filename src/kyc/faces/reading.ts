import type { Pixels, Rect } from './shapes.js';

/*
 * What is measured of a picture: a child process decodes it, the thread of the networks finds the faces, and a child
 * process measures their pixels. Plain data: it is copied between them.
 */

/** A picture for the networks, upright. */
export interface DecodedPicture extends Pixels {
  /** Its width as it came. */
  readonly from: number;
}

/** What is asked about the faces of a picture; each costs time. */
export interface ReadOrder {
  readonly picture: DecodedPicture;
  readonly age: boolean;
  /** The two advisory networks against presentation attacks. */
  readonly liveness: boolean;
}

/** Shares of the picture's width and height from its left and top, 0 to 1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the head points, from the 68 landmarks; free of the picture's scale and of the head's roll. */
export interface Pose {
  /** -1 to 1: where the nose is between the edges of the jaw; above 0 turned to the person's left. */
  readonly turn: number;
  /** Where the nose is between eyes and mouth, 0 to 1: less when the head looks up. */
  readonly nod: number;
  /** Degrees. */
  readonly roll: number;
  /** How high the eyes are for their width: around .3 when open. */
  readonly eyes: number;
}

/** What the networks tell of a face. */
interface NetworkReading {
  readonly pose: Pose;
  /** Of `faceMetric`; null where the second network does not see the face. */
  readonly embedding: Uint8Array | null;
  /** Years; null unless asked for. */
  readonly age: number | null;
  /** 0 to 1, of the advisory networks; null unless asked for. */
  readonly antispoof: number | null;
  readonly live: number | null;
}

/** What the pixels of a face tell. */
export interface FaceLook {
  /** Variance of the Laplacian over that of the light, times 1000, at a width of 160: 5 blurred to 200 sharp. */
  readonly detail: number;
  /** 0 black to 1 white, of the face alone. */
  readonly light: number;
  /** Its grey pixels, 24 by 24. */
  readonly thumbnail: Uint8Array;
}

export interface Measured extends NetworkReading, FaceLook {}

/** Boxes of whole pixels in the picture as the networks saw it. */
export interface FaceBoxes {
  /** Around the face. */
  readonly outer: Rect;
  /** Around its eyes, nose and mouth. */
  readonly inner: Rect;
}

export interface MeasureOrder {
  readonly pixels: Pixels;
  /** The share of its size that was put around the picture; see `pad`. */
  readonly padding: number;
  readonly faces: readonly FaceBoxes[];
}

interface PlacedFace {
  readonly box: Box;
  /** 0 to 1. */
  readonly confidence: number;
  /** Of the picture as it came. */
  readonly widthPixels: number;
}

/** A face as the thread of the networks answers it. */
export interface FoundFace extends PlacedFace {
  /** Undefined where there are too many faces to look at each. */
  readonly read: { readonly networks: NetworkReading; readonly boxes: FaceBoxes } | undefined;
}

export interface Found {
  /** The largest first. */
  readonly faces: readonly FoundFace[];
  /** What had to be put around the picture to find them; see `pad`. */
  readonly padding: number;
}

export interface SeenFace extends PlacedFace {
  /** Undefined where there are too many faces to look at each. */
  readonly measured: Measured | undefined;
}

export interface Reading {
  /** The largest first. */
  readonly faces: readonly SeenFace[];
}

/** More faces than these are counted and not looked at. */
export const maxMeasured = 4;
