import { toEmbedding } from '../evidence/distance.js';
import { innerFace, type Point, poseOf } from '../evidence/pose.js';
import {
  type DetectedFace,
  type FaceDetections,
  maxMeasured,
  type ReadRequest,
} from '../reading.js';
import type { Pixels, Rect } from '../shapes.js';
import type { Detection, FaceApi, HumanFace, Tensor } from './libraries.js';
import { faceApi, human, tensors } from './models.js';
import { around, crop, pad, toTensor } from './pixels.js';

/** Below it the detector sees faces in curtains. */
const minConfidence = 0.6;
const maxFaces = 20;
const paddedBy = 0.4;
/** Share of surroundings that the second network receives around a face. */
const surroundings = 0.5;

async function withTensor<T>(pixels: Pixels, work: (image: Tensor) => Promise<T>): Promise<T> {
  const image = toTensor(await tensors(), pixels);
  try {
    return await work(image);
  } finally {
    image.dispose();
  }
}

async function withFace<T>(
  api: FaceApi,
  image: Tensor,
  face: Detection,
  work: (tensor: Tensor) => Promise<T>,
): Promise<T> {
  const cut = await api.extractFaceTensors(image, [face]);
  try {
    const [tensor] = cut;
    if (tensor === undefined) throw new Error('The face cannot be cut out');
    return await work(tensor);
  } finally {
    for (const tensor of cut) tensor.dispose();
  }
}

async function locate(api: FaceApi, pixels: Pixels): Promise<Detection[]> {
  const options = { minConfidence, maxResults: maxFaces };
  const found = await withTensor(pixels, (image) =>
    api.nets.ssdMobilenetv1.locateFaces(image, options),
  );
  const sizeOf = ({ box }: Detection): number => box.width * box.height;
  return found.toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

/** The face around this point: its neighbours are in the cut-out too. */
function sameFace(faces: readonly HumanFace[], { x, y }: Point): HumanFace | undefined {
  return faces
    .filter(({ box: [left, top, width, height] }) => {
      return x > left && x < left + width && y > top && y < top + height;
    })
    .toSorted((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])[0];
}

async function secondLook(
  pixels: Pixels,
  box: Rect,
  { liveness: enabled }: ReadRequest,
): Promise<HumanFace | undefined> {
  const frame = around(box, surroundings, pixels);
  const cut = crop(pixels, frame);
  const network = await human();
  const config = { face: { antispoof: { enabled }, liveness: { enabled } } };
  const { face } = await withTensor(cut, (image) => network.detect(image, config));
  const middle = { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
  return sameFace(face, middle);
}

async function firstLook(api: FaceApi, pixels: Pixels, detection: Detection, order: ReadRequest) {
  const { ageGenderNet, faceLandmark68Net, faceRecognitionNet } = api.nets;
  return withTensor(pixels, async (image) => {
    const points = await withFace(api, image, detection, (face) =>
      faceLandmark68Net.detectLandmarks(face),
    );
    const { alignedRect, landmarks } = api.extendWithFaceLandmarks({ detection }, points);
    return withFace(api, image, alignedRect, async (face) => ({
      pose: poseOf(landmarks.positions),
      inner: innerFace(landmarks.positions),
      descriptor: await faceRecognitionNet.computeFaceDescriptor(face),
      age: order.age ? (await ageGenderNet.predictAgeAndGender(face)).age : null,
    }));
  });
}

async function measure(
  api: FaceApi,
  pixels: Pixels,
  detection: Detection,
  order: ReadRequest,
): Promise<NonNullable<DetectedFace['read']>> {
  const { age, descriptor, inner, pose } = await firstLook(api, pixels, detection, order);
  const second = await secondLook(pixels, detection.box, order);
  const networks = {
    pose,
    age,
    embedding: second?.embedding ? toEmbedding(descriptor, second.embedding) : null,
    antispoof: order.liveness ? (second?.real ?? null) : null,
    live: order.liveness ? (second?.live ?? null) : null,
  };
  const boxes = { outer: around(detection.box, 0, pixels), inner: around(inner, 0, pixels) };
  return { networks, boxes };
}

const toShare = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns the position of a box in the picture without its padding. */
function shareOf({ height, width, x, y }: Rect, pixels: Pixels, padding: number) {
  const outer = 1 + 2 * padding;
  const place = (value: number, size: number): number => toShare((value / size) * outer - padding);
  const [left, right] = [place(x, pixels.width), place(x + width, pixels.width)];
  const [top, bottom] = [place(y, pixels.height), place(y + height, pixels.height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Finds the faces of a picture and reads each, if they are not many. */
export async function readFaces(order: ReadRequest): Promise<FaceDetections> {
  const api = await faceApi();
  const { from, ...picture } = order.picture;
  const asIs = await locate(api, picture);
  const padding = asIs.length === 0 ? paddedBy : 0;
  const pixels = padding === 0 ? picture : pad(picture, padding);
  const found = padding === 0 ? asIs : await locate(api, pixels);
  const faces: DetectedFace[] = [];
  for (const detection of found) {
    const box = shareOf(detection.box, pixels, padding);
    const read =
      found.length <= maxMeasured ? await measure(api, pixels, detection, order) : undefined;
    const { score: confidence } = detection;
    faces.push({ box, confidence, widthPixels: Math.round(box.width * from), read });
  }
  return { faces, padding };
}

/** Loads a package's networks: apart, so that neither takes longer than a task may. */
export async function loadNetworks(which: 'faceApi' | 'human'): Promise<boolean> {
  await (which === 'human' ? human() : faceApi());
  return true;
}
