import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { FileInput } from '../../sdk/kyc/index.js';
import { requireOptional } from '../../src/kyc/packages/index.js';

/*
 * Photographs of people that come with a package of the face engines. All other pictures are made from them at run time.
 * Boxes are those of the faces at a picture width of 1024.
 */

/** Returns the n-th photograph unchanged. */
export function photo(number: number): Promise<Buffer> {
  const folder = dirname(requireOptional.resolve('@vladmandic/face-api/package.json'));
  return readFile(join(folder, `demo/sample${number}.jpg`));
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** People, each with a photograph and the box of the face. */
export const people = {
  ana: { photo: 5, box: [593, 105, 85, 127] },
  bea: { photo: 3, box: [312, 175, 107, 146] },
  cleo: { photo: 3, box: [808, 155, 91, 150] },
  dora: { photo: 6, box: [793, 139, 113, 159] },
  eva: { photo: 1, box: [221, 189, 94, 128] },
} as const satisfies Record<string, { readonly photo: number; readonly box: Box }>;

export type PersonName = keyof typeof people;

export interface Portrait {
  readonly data: Buffer;
  readonly info: OutputInfo;
  /** Centre of the face and radius of the head, in pixels. */
  readonly head: { readonly x: number; readonly y: number; readonly radius: number };
}

const height = 640;

/** Cuts one person out of a photograph, with a margin in face sizes; three bytes per pixel. */
export async function portrait(name: PersonName, margin = 0.7): Promise<Portrait> {
  const person = people[name];
  const image = sharp(await photo(person.photo));
  const { width: full, height: fullHeight } = await image.metadata();
  const scale = full / 1024;
  const [x = 0, y = 0, w = 0, h = 0] = person.box.map((value) => value * scale);
  const left = Math.max(0, Math.round(x - w * margin));
  const top = Math.max(0, Math.round(y - h * margin));
  const right = Math.min(full, Math.round(x + w * (1 + margin)));
  const bottom = Math.min(fullHeight, Math.round(y + h * (1 + margin)));
  const cut = image.extract({ left, top, width: right - left, height: bottom - top });
  const { data, info } = await cut
    .resize({ height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const zoom = height / (bottom - top);
  const head = {
    x: (x + w / 2 - left) * zoom,
    y: (y + h / 2 - top) * zoom,
    radius: h * zoom * 0.85,
  };
  return { data, info, head };
}

export const imageOf = ({ data, info }: Pick<Portrait, 'data' | 'info'>) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });

/** Returns where a point of a turned ball was before the turn; undefined if it was at the back. */
function pointBeforeTurn(x: number, y: number, yaw: number, pitch: number) {
  const z = Math.sqrt(1 - x * x - y * y);
  const [x1, z1] = [x * Math.cos(yaw) - z * Math.sin(yaw), x * Math.sin(yaw) + z * Math.cos(yaw)];
  const [y1, z2] = [
    y * Math.cos(pitch) - z1 * Math.sin(pitch),
    y * Math.sin(pitch) + z1 * Math.cos(pitch),
  ];
  return z2 > 0 ? { x: x1, y: y1 } : undefined;
}

/** Returns the source of a pixel of the turned head; undefined for a source outside the picture. */
function sourceOf({ head, info }: Portrait, yaw: number, pitch: number) {
  return (column: number, row: number): number | undefined => {
    const [x, y] = [(column - head.x) / head.radius, (row - head.y) / head.radius];
    if (x * x + y * y >= 1) return (row * info.width + column) * 3;
    const from = pointBeforeTurn(x, y, yaw, pitch);
    if (from === undefined) return undefined;
    const at = Math.round(head.x + from.x * head.radius);
    const line = Math.round(head.y + from.y * head.radius);
    const isThere = at >= 0 && at < info.width && line >= 0 && line < info.height;
    return isThere ? (line * info.width + at) * 3 : undefined;
  };
}

/**
 * Turns a head, as if it were a ball with the face painted on it.
 *
 * @param yaw    degrees to the person's left
 * @param pitch  degrees upwards
 */
export function turnHead(picture: Portrait, yaw: number, pitch = 0): Portrait {
  const { data, info } = picture;
  const turned = Buffer.alloc(data.length, 128);
  const source = sourceOf(picture, (yaw * Math.PI) / 180, (-pitch * Math.PI) / 180);
  for (let row = 0; row < info.height; row += 1) {
    for (let column = 0; column < info.width; column += 1) {
      const from = source(column, row);
      if (from !== undefined) data.copy(turned, (row * info.width + column) * 3, from, from + 3);
    }
  }
  return { ...picture, data: turned };
}

/** Encodes a picture as an upload. */
export async function toUpload(image: Sharp | Buffer, filename = 'photo.jpg'): Promise<FileInput> {
  const data = Buffer.isBuffer(image) ? image : await image.jpeg({ quality: 92 }).toBuffer();
  return { data: new Uint8Array(data), filename };
}

/** Draws shapes and colours without a person, in the size of a photograph. */
export const drawing = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#bcd"/>' +
        '<circle cx="320" cy="300" r="180" fill="#fc6"/><rect x="60" y="500" width="500" height="90" fill="#364"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();
