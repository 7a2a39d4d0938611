import { type ParsedZone, parseZone, type ZoneReading } from '../mrz/index.js';
import type { PageEvidence } from './child/page.js';

/** An image of a document and its zone. */
export interface Side {
  readonly name: 'front' | 'back';
  readonly image: Uint8Array;
  readonly look: PageEvidence;
  readonly zone: ZoneResult | undefined;
  /** True if its zone was read without doubt. */
  readonly isSure: boolean;
  /** True if a bar code of a card was read on it. */
  readonly hasCode: boolean;
}

export interface ZoneResult {
  readonly read: ZoneReading;
  readonly parsed: ParsedZone;
}

/** The least fit of glyphs, unless all check digits are right. */
const leastFit = 0.78;

export function sideOf(
  name: Side['name'],
  image: Uint8Array,
  look: PageEvidence,
  today: string,
): Side {
  const { zone: read } = look;
  const isZone = read !== null && (read.isValid || read.fit >= leastFit);
  const parsed = isZone ? parseZone(read.lines, today) : undefined;
  const zone = read !== null && parsed !== undefined ? { read, parsed } : undefined;
  return {
    name,
    image,
    look,
    zone,
    isSure: read?.isValid === true && read.doubts === 0,
    hasCode: false,
  };
}

const rank = ({ zone }: Side): number =>
  zone === undefined ? -1 : (zone.read.isValid ? 2 : 0) + zone.read.fit - zone.read.doubts / 100;

/** Returns the side with the most reliable zone; undefined if there is none. */
export function zoneSide(sides: readonly Side[]): Side | undefined {
  const [best] = [...sides].sort((a, b) => rank(b) - rank(a));
  return best?.zone === undefined ? undefined : best;
}
