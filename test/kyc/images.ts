import sharp from 'sharp';
import type { FileInput } from '../../sdk/kyc/index.js';

const beginnings = {
  jpg: 'ffd8ffe000104a464946',
  png: '89504e470d0a1a0a',
  webp: '524946460000000057454250',
  tiff: '49492a0008000000',
  pdf: '255044462d312e37',
  heic: '0000002066747970686569630000',
} as const;

/** Returns a file with the signature of its type, followed by `content`. */
export function file(name: string, content = name): FileInput {
  const kind = name.slice(name.lastIndexOf('.') + 1) as keyof typeof beginnings;
  const data = Buffer.concat([Buffer.from(beginnings[kind], 'hex'), Buffer.from(content)]);
  return { data: new Uint8Array(data), filename: name };
}

/** Returns a blank picture that decodes, small unless asked otherwise. */
export async function picture(
  filename: string,
  size = { width: 64, height: 48 },
): Promise<FileInput> {
  const data = await sharp({ create: { channels: 3, background: '#446688', ...size } })
    .jpeg()
    .toBuffer();
  return { data: new Uint8Array(data), filename };
}
