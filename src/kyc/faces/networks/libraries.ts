/*
 * The parts of the packages that are used. They are optional, so that their own types need not be there.
 */
import type { Point } from '../evidence/pose.js';
import type { Rect } from '../shapes.js';

/** A tensor. Its memory is not garbage-collected: call `dispose`. */
export interface Tensor {
  /** The number of values. */
  readonly size: number;
  readonly shape: readonly number[];
  dispose(): void;
}

/** A function of the library on a tensor. */
type TensorOperation = (tensor: Tensor, ...args: readonly unknown[]) => Tensor;

/** The data of a model for an address that the loader knows. */
export interface ModelSource {
  load(): Promise<object>;
}

export interface TensorLibrary
  extends Readonly<
    Record<
      | 'batchNorm'
      | 'clipByValue'
      | 'conv2d'
      | 'depthwiseConv2d'
      | 'div'
      | 'mean'
      | 'mul'
      | 'reshape'
      | 'sub',
      TensorOperation
    >
  > {
  /** The class of tensors, whose methods can be added to. */
  readonly Tensor: { readonly prototype: Record<string, unknown> };
  setBackend(name: 'wasm'): Promise<boolean>;
  ready(): Promise<void>;
  tensor3d(values: Int32Array, shape: [number, number, number], type: 'int32'): Tensor;
  readonly io: {
    registerLoadRouter(router: (url: unknown) => ModelSource | null): void;
  };
}

export interface WasmBackend {
  setWasmPaths(folder: string): void;
}

interface DiskModel {
  loadFromDisk(folder: string): Promise<void>;
}

export interface Detection {
  readonly score: number;
  readonly box: Rect;
}

interface WithLandmarks {
  readonly alignedRect: Detection;
  readonly landmarks: { readonly positions: readonly Point[] };
}

export interface FaceApi {
  readonly nets: {
    readonly ssdMobilenetv1: DiskModel & {
      locateFaces(
        image: Tensor,
        options: { readonly minConfidence: number; readonly maxResults: number },
      ): Promise<Detection[]>;
    };
    readonly faceLandmark68Net: DiskModel & { detectLandmarks(face: Tensor): Promise<object> };
    readonly faceRecognitionNet: DiskModel & {
      computeFaceDescriptor(face: Tensor): Promise<Float32Array>;
    };
    readonly ageGenderNet: DiskModel & {
      predictAgeAndGender(face: Tensor): Promise<{ readonly age: number }>;
    };
  };
  extractFaceTensors(image: Tensor, faces: readonly Detection[]): Promise<Tensor[]>;
  extendWithFaceLandmarks(
    found: { readonly detection: Detection },
    landmarks: object,
  ): WithLandmarks;
}

export interface HumanFace {
  /** Left, top, width, height in pixels. */
  readonly box: readonly [number, number, number, number];
  readonly embedding?: readonly number[];
  readonly real?: number;
  readonly live?: number;
}

export interface Human {
  load(): Promise<void>;
  detect(image: Tensor, config: object): Promise<{ readonly face: readonly HumanFace[] }>;
}

export interface HumanModule {
  readonly Human: new (config: object) => Human;
}
