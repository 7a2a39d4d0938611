import sharp from 'sharp';
import { drawPage, type Page } from '../../../scripts/specimens/draw.js';
import { pageOf, type Specimen, specimens } from '../../../scripts/specimens/people.js';
import type { FileInput } from '../../../sdk/kyc/index.js';

/** Returns a passport page of an invented person, with the given differences. */
export function passport(differing: Partial<Specimen['bearer']> = {}): Page {
  const [first] = specimens;
  if (first === undefined) throw new Error('There are no specimens');
  return pageOf({ ...first, bearer: { ...first.bearer, ...differing } });
}

export function card(): Page {
  const found = specimens.find(({ format }) => format === 'TD1');
  if (found === undefined) throw new Error('There is no card among the specimens');
  return pageOf(found);
}

export interface PhotoOptions {
  readonly width?: number;
  readonly turn?: number;
  readonly blur?: number;
}

/** Returns a photograph of the page, as JPEG. */
export async function photo(
  page: Page,
  { blur, turn = 0, width }: PhotoOptions = {},
): Promise<FileInput> {
  const png = drawPage(page, { seed: 5, stroke: 6, shift: 0.6 });
  const image = sharp(png)
    .resize({ width: width ?? 1000 })
    .rotate(turn, { background: '#6b6256' });
  const data = await (blur === undefined ? image : image.blur(blur))
    .jpeg({ quality: 88 })
    .toBuffer();
  return { data: new Uint8Array(data), filename: 'photo.jpg' };
}
