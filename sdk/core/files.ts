import type { Content, Shape } from './groups.js';
import type { BlobLike, Host, ResponseLike, WebStreamLike } from './transport/runtime.js';

declare const crypto: Host['crypto'];
declare const Blob: Host['Blob'];
declare const Response: Host['Response'];

/** The bytes of a file and its name. */
export interface FileInput {
  /** A stream is read to its end before the first attempt, because every attempt sends the same bytes. */
  readonly data: Uint8Array | ArrayBuffer | BlobLike | AsyncIterable<Uint8Array> | WebStreamLike;
  readonly filename: string;
  /** Media type; `application/octet-stream` when absent. */
  readonly contentType?: string | undefined;
}

/** A file to upload, also the `File` of a form in a page. */
export type UploadFile = FileInput | (BlobLike & { readonly name: string });

/** A downloaded file. */
export interface FileReply {
  readonly content: Uint8Array;
  readonly contentType: string;
  /** The file name that the API suggests. */
  readonly fileName: string | undefined;
}

/** The bytes of a reply as they arrive. Cancel a stream that you do not read to its end. */
export type ByteStream = AsyncIterable<Uint8Array> & { cancel(reason?: unknown): Promise<void> };

/** A file that is still being downloaded. */
export interface FileStream extends Omit<FileReply, 'content'> {
  readonly content: ByteStream;
}

const quote = (name: string): string => `"${name.replace(/[\r\n"]/g, encodeURIComponent)}"`;

/** Returns the file that a value is; undefined for other values. */
function fileOf(value: unknown): FileInput | undefined {
  const file = Object(value);
  if ('arrayBuffer' in file)
    return { data: file, filename: file.name, contentType: file.type || undefined };
  return 'data' in file && 'filename' in file ? file : undefined;
}

const bytesOf = (data: FileInput['data']): unknown =>
  'getReader' in data || Symbol.asyncIterator in data ? new Response(data).blob() : data;

/**
 * Makes a multipart body once. Every attempt sends the same bytes with the same boundary; with other bytes, the API
 * would refuse the reused Idempotency-Key.
 */
async function writeForm(fields: object): Promise<Content> {
  const boundary = crypto.randomUUID();
  const parts: unknown[] = [];
  const add = async (name: string, value: unknown): Promise<void> => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=${quote(name)}`;
    const file = fileOf(value);
    if (file) {
      const type = (file.contentType ?? 'application/octet-stream').replace(/[\r\n]/g, '');
      const ofFile = `; filename=${quote(file.filename)}\r\nContent-Type: ${type}\r\n\r\n`;
      parts.push(head, ofFile, await bytesOf(file.data), '\r\n');
    } else {
      const text = typeof value === 'object' ? JSON.stringify(value) : value;
      parts.push(`${head}\r\n\r\n${text}\r\n`);
    }
  };
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) {
      if (item !== undefined) await add(name, item);
    }
  }
  parts.push(`--${boundary}--\r\n`);
  return [new Blob(parts), `multipart/form-data; boundary=${boundary}`];
}

/** The query of a list that is returned as a file. A file has no pages. */
export type ExportQuery<Q> = Omit<
  Q,
  'page' | 'pageSize' | 'cursor' | 'totals' | 'limit' | 'offset' | 'after'
> & {
  readonly format: 'csv' | 'xlsx';
};

/** The shape of an upload. */
export const multipart: Shape = { write: writeForm };

async function readFile(
  response: ResponseLike,
  isStream: boolean | undefined,
): Promise<{
  content: Uint8Array | ByteStream;
  contentType: string;
  fileName: string | undefined;
}> {
  const { headers } = response;
  // The extended form (RFC 8187) wins.
  const [, extended, quoted, bare] =
    /^.*filename\*=UTF-8''([^;]+)|filename=(?:"([^"]*)"|([^;]+))/i.exec(
      headers.get('content-disposition') ?? '',
    ) ?? [];
  let fileName = quoted ?? bare;
  try {
    if (extended) fileName = decodeURIComponent(extended);
  } catch {
    // A name that cannot be decoded counts as absent.
  }
  return {
    content: isStream
      ? (response.body as ByteStream)
      : new Uint8Array(await response.arrayBuffer()),
    contentType: headers.get('content-type') ?? '',
    fileName,
  };
}

/** The shape of a download. */
export const binary: Shape = { read: readFile };

/** The shape of a list that can also be returned as a file. */
export const exported: Shape = {
  read: (response, isStream) =>
    response.headers.get('content-disposition') ? readFile(response, isStream) : response.text(),
};
