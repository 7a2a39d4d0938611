import type { Pixels, Rect } from './shapes.js';

/*
 * The measurements of a picture: a child process decodes it, the thread of the networks finds the faces, and a child
 * process measures their pixels. Plain data, because it is copied between them.
 */

/** A picture for the networks, upright. */
export interface DecodedPicture extends Pixels {
  /** Original width. */
  readonly from: number;
}

/** The requested measurements. Each takes time. */
export interface ReadRequest {
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

/** Direction of the head, from the 68 landmarks; independent of scale and roll. */
export interface Pose {
  /** -1 to 1: where the nose is between the edges of the jaw; above 0 turned to the person's left. */
  readonly turn: number;
  /** Position of the nose between eyes and mouth, 0 to 1; lower when the head looks up. */
  readonly nod: number;
  /** Degrees. */
  readonly roll: number;
  /** Height of the eyes divided by their width: around .3 when open. */
  readonly eyes: number;
}

/** The results of the networks for a face. */
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

/** The measurements of a face's pixels. */
export interface PixelMeasurements {
  /** Variance of the Laplacian over that of the light, times 1000, at a width of 160: 5 blurred to 200 sharp. */
  readonly detail: number;
  /** 0 black to 1 white, of the face alone. */
  readonly light: number;
  /** Grey pixels, 24 by 24. */
  readonly thumbnail: Uint8Array;
}

export interface FaceMeasurements extends NetworkReading, PixelMeasurements {}

/** Boxes of whole pixels in the picture as the networks saw it. */
export interface FaceBoxes {
  /** Around the face. */
  readonly outer: Rect;
  /** Around its eyes, nose and mouth. */
  readonly inner: Rect;
}

export interface MeasureRequest {
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

/** A face as the network thread returns it. */
export interface DetectedFace extends PlacedFace {
  /** Undefined where there are too many faces to look at each. */
  readonly read: { readonly networks: NetworkReading; readonly boxes: FaceBoxes } | undefined;
}

export interface FaceDetections {
  /** The largest first. */
  readonly faces: readonly DetectedFace[];
  /** Padding that was needed to find the faces; see `pad`. */
  readonly padding: number;
}

export interface MeasuredFace extends PlacedFace {
  /** Undefined where there are too many faces to look at each. */
  readonly measured: FaceMeasurements | undefined;
}

export interface FaceReading {
  /** The largest first. */
  readonly faces: readonly MeasuredFace[];
}

/** More faces than these are counted and not looked at. */
export const maxMeasured = 4;
