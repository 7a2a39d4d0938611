import { createHash } from 'node:crypto';
import type { components } from '../../../generated/kyc/types.js';
import type { Message } from '../../kernel/errors.js';
import { text } from './messages/index.js';

type LogoFacts = components['schemas']['BrandLogo'];

/** A logo with its content. */
export interface Logo {
  readonly facts: LogoFacts;
  readonly content: Buffer;
}

const maxLogoBytes = 49_152;
const maxSide = 1_024;
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
const jpegStart = Buffer.from('ffd8ff', 'hex');

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads the size in the first chunk. */
const pngSize = (content: Buffer): Size | undefined =>
  content.length < 24
    ? undefined
    : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };

/** Frame headers hold the size. C4, C8 and CC are other segments in the same range of markers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads the size in the frame header, which follows segments of any number. */
function jpegSize(content: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content.readUInt8(at + 1);
    if (isFrame(marker)) {
      return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    }
    at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}

function formatOf(content: Buffer) {
  if (content.subarray(0, 8).equals(pngStart)) {
    return { contentType: 'image/png', size: pngSize(content) } as const;
  }
  if (content.subarray(0, 3).equals(jpegStart)) {
    return { contentType: 'image/jpeg', size: jpegSize(content) } as const;
  }
  return undefined;
}

/**
 * Reads a logo. The server never decodes its pixels, so that the limits are those of the file and of its declared size.
 *
 * @returns the fault of an image that is refused
 */
export function readLogo(base64: string): Logo | { readonly fault: Message } {
  const content = Buffer.from(base64, 'base64');
  const format = formatOf(content);
  if (format?.size === undefined) return { fault: text('logoFormat') };
  const { width, height } = format.size;
  if (content.length > maxLogoBytes) return { fault: text('logoBytes', { most: maxLogoBytes }) };
  if (Math.min(width, height) < 1 || Math.max(width, height) > maxSide) {
    return { fault: text('logoSize', { most: maxSide }) };
  }
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { contentType } = format;
  return { facts: { contentType, bytes: content.length, sha256 }, content };
}
