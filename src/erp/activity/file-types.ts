import { unzipSync } from 'fflate';

/** The type of a file by its content, and the ending that its name gets. */
export interface FileType {
  readonly mime: string;
  readonly endings: readonly string[];
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ods = 'application/vnd.oasis.opendocument.spreadsheet';
const odt = 'application/vnd.oasis.opendocument.text';

const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  [xlsx]: ['xlsx'],
  [docx]: ['docx'],
  [ods]: ['ods'],
  [odt]: ['odt'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'log', 'md'],
  'application/xml': ['xml'],
  'application/zip': ['zip'],
};

/** A container with more entries is not an office document that people write. */
const mostEntries = 5_000;

interface Package {
  readonly names: ReadonlySet<string>;
  /** The media type that an OpenDocument file names first; empty in other packages. */
  readonly declared: string;
}

/** Lists the names in a ZIP container without unpacking it. Returns undefined if it is damaged. */
function packageOf(content: Uint8Array): Package | undefined {
  const names = new Set<string>();
  try {
    const unpacked = unzipSync(content, {
      filter({ name, originalSize }) {
        if (names.size > mostEntries) throw new RangeError('Too many entries');
        names.add(name);
        return name === 'mimetype' && originalSize <= 200;
      },
    });
    const declared = Buffer.from(unpacked['mimetype'] ?? []).toString('latin1');
    return { names, declared };
  } catch {
    return undefined;
  }
}

const hasMacros = (names: ReadonlySet<string>): boolean =>
  [...names].some((name) => /vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name));

/** Returns the type of a ZIP container: that of an office document without macros, or an archive. */
function typeOfPackage(content: Uint8Array): string | undefined {
  const found = packageOf(content);
  if (found === undefined || hasMacros(found.names)) return undefined;
  if (found.declared === ods || found.declared === odt) return found.declared;
  if (!found.names.has('[Content_Types].xml')) return 'application/zip';
  if (found.names.has('xl/workbook.xml')) return xlsx;
  if (found.names.has('word/document.xml')) return docx;
  return 'application/zip';
}

/** Markup that a browser or a viewer would run. */
const active =
  /<(?:!doctype\s+(?:html|svg)|html|svg|script|iframe|body|head|object|embed)\b|<\w+:(?:svg|script|html)\b|www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/xsl)|<\?xml-stylesheet/i;

/** Control characters other than white space. */
const controls = /[^\P{Cc}\t\n\v\f\r]/u;

/** Files in UTF-16 begin with its mark; all others are read as UTF-8, or as Windows-1252 where they are not. */
function textOf(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return Buffer.from(content).toString('utf16le');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** Returns the type of a text; undefined if it is a script, a page, a picture in SVG, or no text at all. */
function typeOfText(content: Uint8Array, fileName: string): string | undefined {
  const text = textOf(content);
  if (controls.test(text) || text.startsWith('#!')) return undefined;
  if (/^\uFEFF?\s*</.test(text)) {
    if (active.test(text)) return undefined;
    return /^\uFEFF?\s*<\?xml\s/.test(text) ? 'application/xml' : 'text/plain';
  }
  return /\.csv$/i.test(fileName) ? 'text/csv' : 'text/plain';
}

/** Endings that an operating system runs, or a browser shows as a page, without a look at the content. */
const activeEndings =
  /\.(?:app|bat|chm|cmd|com|cpl|dll|exe|hta|htm|html|jar|js|jse|lnk|mjs|msi|ps1|psm1|py|reg|scr|sh|shtml|svg|svgz|vb|vbe|vbs|wsf|wsh|xht|xhtml|xsl|xslt)$/i;

/**
 * Returns the type of a file by its content.
 *
 * @param known  the type by the first bytes; `text/plain` if these are not of a known type
 * @returns undefined for a file that is not accepted
 */
export function fileTypeOf(
  content: Uint8Array,
  fileName: string,
  known: string,
): FileType | undefined {
  const isZip = Buffer.from(content.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';
  const unknown = () => (isZip ? typeOfPackage(content) : typeOfText(content, fileName));
  const mime = known === 'text/plain' ? unknown() : known;
  const own = endings[mime ?? ''];
  if (mime === undefined || own === undefined) return undefined;
  // A text can be a program, which its name tells.
  if (mime.startsWith('text/') && activeEndings.test(fileName.trim())) return undefined;
  return { mime, endings: own };
}

/** Names of multipart parts come as bytes; those of browsers are UTF-8. */
function decoded(name: string): string {
  if ([...name].some((letter) => letter > '\u00ff')) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(name, 'latin1'));
  } catch {
    return name;
  }
}

const mostLetters = 180;

/**
 * Returns a name to save the file by: without folders and control characters, with an ending of its type.
 *
 * @param sent  the name from the client
 */
export function savedName(sent: string, { endings: own }: FileType): string {
  const last = decoded(sent).split(/[/\\]/).at(-1) ?? '';
  // Marks of direction could show an ending that is not the last one.
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029<>:"|?*]/gu, '')
    .normalize('NFC')
    .trim()
    .replace(/^\.+/, '');
  const [usual = 'bin'] = own;
  const hasEnding = own.some((ending) => plain.toLowerCase().endsWith(`.${ending}`));
  const stem = hasEnding ? plain.slice(0, plain.lastIndexOf('.')) : plain;
  const ending = hasEnding ? plain.slice(plain.lastIndexOf('.')) : `.${usual}`;
  const kept = Array.from(stem || 'file')
    .slice(0, mostLetters)
    .join('');
  return `${kept}${ending}`;
}
