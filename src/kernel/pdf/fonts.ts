import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type * as FontLibrary from 'fontkit';

/** A font that is embedded in a document. */
export interface EmbeddedFont {
  readonly name: string;
  /** The opened font, which pdfkit accepts in place of its bytes. It is opened once, because each opening reads its tables. */
  readonly source: PDFKit.Mixins.PDFFontSource;
  has(sign: string): boolean;
}

/** Beyond Latin-1, what the standard fonts can show. */
const alsoStandard = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function isStandard(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  const isLatin = (code >= 32 && code <= 126) || (code >= 160 && code <= 255) || code === 10;
  return isLatin || alsoStandard.includes(sign);
}

/**
 * The OpenType file in a WOFF file. fontkit would otherwise inflate a whole table again for every glyph that it reads:
 * seconds for a font of all scripts.
 */
function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const [offset, packed] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8)];
    const length = woff.readUInt32BE(entry + 12);
    const content = woff.subarray(offset, offset + packed);
    const padding = Buffer.alloc(-length & 3);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      length,
      content: Buffer.concat([packed < length ? inflateSync(content) : content, padding]),
    };
  });
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let offset = head.length;
  for (const [index, { tag, checksum, length, content }] of tables.entries()) {
    const entry = 12 + index * 16;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    offset += content.length;
  }
  return Buffer.concat([head, ...tables.map(({ content }) => content)]);
}

const require = createRequire(import.meta.url);

/** Reads a font, and the library for it, when it is first needed; most documents need none. */
function lazily(file: string): () => EmbeddedFont {
  let font: EmbeddedFont | undefined;
  return () => {
    if (font !== undefined) return font;
    const read = readFileSync(require.resolve(file));
    const bytes = file.endsWith('.woff') ? unwrapWoff(read) : read;
    const { create } = require('fontkit') as typeof FontLibrary;
    const opened = create(bytes);
    if (!('characterSet' in opened)) throw new Error(`${file} is a collection of fonts`);
    const codes = new Set(opened.characterSet);
    font = {
      name: file,
      source: opened as unknown as PDFKit.Mixins.PDFFontSource,
      has: (sign) => sign === '\n' || codes.has(sign.codePointAt(0) ?? 0),
    };
    return font;
  };
}

const dejaVu = {
  regular: lazily('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: lazily('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
/** All scripts of the Basic Multilingual Plane, plainly drawn, in one weight. */
const unifont = lazily('@fontsource/unifont/files/unifont-latin-400-normal.woff');

/** Shown in place of a character that no font has. */
const replacement = '\ufffd';

export interface PrintedText {
  readonly text: string;
  /** The name of a standard font, or a font to embed. */
  readonly font: string | EmbeddedFont;
}

/**
 * The font in which a text is printed, and the text with what that font does not have replaced. A text is printed in one
 * font: Helvetica for Latin-1, which costs nothing, DejaVu Sans for the other alphabets, Unifont for all else.
 *
 * @param text  normalised (NFC)
 */
export function fontFor(text: string, isBold: boolean): PrintedText {
  const signs = [...text];
  if (signs.every(isStandard)) return { text, font: isBold ? 'Helvetica-Bold' : 'Helvetica' };
  const alphabets = isBold ? dejaVu.bold() : dejaVu.regular();
  if (signs.every(alphabets.has)) return { text, font: alphabets };
  const font = unifont();
  return { text: signs.map((sign) => (font.has(sign) ? sign : replacement)).join(''), font };
}
