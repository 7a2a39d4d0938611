import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/*
 * Hand-written PDF files: one page with positioned lines of text or one picture.
 */

/** Points from the left and the top of a letter-size page. */
export type TextPosition = readonly [x: number, y: number, text: string];

export interface PdfOptions {
  readonly lines?: readonly TextPosition[];
  /** A JPEG that fills the page. */
  readonly scan?: { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };
  /** Members of the information dictionary, in PDF syntax. */
  readonly info?: string;
  /** Members of the catalogue, in PDF syntax. */
  readonly catalogue?: string;
  readonly pages?: number;
  /** Further drawing operators of the page, compressed once per filter. */
  readonly packed?: { readonly content: Buffer; readonly filters: string };
  /** Marks the file as encrypted; no password opens it. */
  readonly isEncrypted?: boolean;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const [pageWidth, pageHeight] = [612, 792];

function stream(dictionary: string, content: Buffer): Buffer {
  const head = latin(`<<${dictionary}/Length ${content.length}>>\nstream\n`);
  return Buffer.concat([head, content, latin('\nendstream')]);
}

function contentOf({ lines = [], scan }: PdfOptions): Buffer {
  const texts = lines.map(
    ([x, y, text]) => `BT /F1 11 Tf ${x} ${pageHeight - y} Td (${escaped(text)}) Tj ET`,
  );
  const picture = scan ? [`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Im1 Do Q`] : [];
  return latin([...texts, ...picture].join('\n'));
}

const emptyPixel = { jpeg: new Uint8Array(0), width: 1, height: 1 };

/** Returns a small file whose page has one text of `characters` characters. */
export function endlessPdf(characters: number): Uint8Array<ArrayBuffer> {
  const content = Buffer.alloc(characters, 'a');
  content.write('BT /F1 11 Tf 50 700 Td (');
  content.write(') Tj ET', characters - 7);
  const packed = deflateSync(deflateSync(content, { level: 9 }), { level: 9 });
  return pdfFile({ packed: { content: packed, filters: '/FlateDecode/FlateDecode' } });
}

export function pdfFile(options: PdfOptions): Uint8Array<ArrayBuffer> {
  const { catalogue = '', info = '', isEncrypted = false, packed, pages = 1 } = options;
  const { scan = emptyPixel } = options;
  const firstPage = 7;
  const kids = Array.from({ length: pages }, (_, i) => `${firstPage + i} 0 R`).join(' ');
  const size = `/Width ${scan.width}/Height ${scan.height}`;
  const colour = '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents 4 0 R
/Resources<</Font<</F1 3 0 R>>/XObject<</Im1 5 0 R>>>>>>`;
  const objects: Buffer[] = [
    latin(`<</Type/Catalog/Pages 2 0 R${catalogue}>>`),
    latin(`<</Type/Pages/Kids[${kids}]/Count ${pages}>>`),
    latin('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'),
    packed ? stream(`/Filter[${packed.filters}]`, packed.content) : stream('', contentOf(options)),
    stream(`/Type/XObject/Subtype/Image${size}${colour}`, Buffer.from(scan.jpeg)),
    latin(`<<${info}>>`),
    ...Array.from({ length: pages }, () => latin(page)),
  ];
  const parts = [latin('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([latin(`${at + 1} 0 obj\n`), object, latin('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const unknown = createHash('sha256').update('nobody knows').digest('hex');
  const encryption = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${unknown}>/U<${unknown}>>>/ID[<00><00>]`;
  parts.push(
    latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`),
    latin(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 6 0 R`),
    latin(`${isEncrypted ? encryption : ''}>>\nstartxref\n${length}\n%%EOF`),
  );
  return new Uint8Array(Buffer.concat(parts));
}
