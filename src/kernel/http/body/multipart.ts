import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import multer from 'multer';
import { requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import type { UploadField } from '../contract.js';
import type { Exchange } from '../server/exchange.js';
import { mediaType } from './media-type.js';
import { refusalOf } from './multipart-faults.js';
import { checkText, normalised } from './text.js';
import { boundedStorage, countUploads, openUploadMemory } from './upload-memory.js';

/** A file of a multipart request. The name from the client is for display only. */
export interface UploadedFile {
  readonly data: Uint8Array;
  readonly fileName: string;
  readonly contentType: string;
  /** Hex SHA-256 of its bytes. */
  readonly sha256: string;
}

const maxTextFields = 50;
const maxTextBytes = 64 * 1024;
const maxNameBytes = 100;

type Reader = (exchange: Exchange) => Promise<Record<string, unknown>>;

function fileOf(file: Express.Multer.File, field: UploadField): UploadedFile {
  if (file.size > field.maxBytes) throw requestErrors.payloadTooLarge(field.maxBytes);
  // Text has no signature. The operation that reads it validates it.
  const unknown = field.mime.includes('text/plain') ? 'text/plain' : undefined;
  const contentType = sniffType(file.buffer) ?? unknown;
  if (contentType === undefined || !field.mime.includes(contentType)) {
    throw requestErrors.unsupportedFile(`body.${field.name}`, contentType, field.mime.join(', '));
  }
  const sha256 = createHash('sha256').update(file.buffer).digest('hex');
  return { data: file.buffer, fileName: file.originalname.slice(0, 200), contentType, sha256 };
}

const signatures: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ['image/jpeg', 0, 'ffd8ff'],
  ['image/png', 0, '89504e470d0a1a0a'],
  ['application/pdf', 0, '255044462d'],
  ['image/webp', 8, '57454250'],
  ['image/tiff', 0, '49492a00'],
  ['image/tiff', 0, '4d4d002a'],
  // Types that are not accepted. They are known so that the refusal can name the format of a phone's photo.
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand) => ['image/heic', 4, Buffer.from(`ftyp${brand}`).toString('hex')] as const,
  ),
  ...['avif', 'avis'].map(
    (brand) => ['image/avif', 4, Buffer.from(`ftyp${brand}`).toString('hex')] as const,
  ),
];

/** Detects the type of a file by its first bytes. The declared type is not trusted. */
export function sniffType(bytes: Buffer): string | undefined {
  return signatures.find(([, at, hex]) => {
    const length = hex.length / 2;
    return bytes.toString('hex', at, at + length) === hex;
  })?.[0];
}

/** Normalises fields like the text of a JSON body. The schema refuses a field that was sent twice. */
function textOf(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  checkText(value, `body.${name}`);
  return normalised(value);
}

/** Refuses a text field in place of a file, which the handler would take for a file. */
function assertAbsent({ name, required }: UploadField, body: Record<string, unknown>): void {
  const path = `body.${name}`;
  if (required) {
    throw requestErrors.invalidField(path, text('fieldFault', { path, fault: text('isRequired') }));
  }
  if (Object.hasOwn(body, name)) {
    throw requestErrors.invalidField(path, text('fieldFault', { path, fault: text('isFile') }));
  }
}

function createReader(fields: readonly UploadField[]): Reader {
  const maxBytes = Math.max(0, ...fields.map((field) => field.maxBytes));
  const names = fields.map(({ name }) => name);
  const parse = multer({
    storage: boundedStorage,
    limits: {
      fileSize: maxBytes,
      // One more, so that the refusal of a second file names its field.
      files: fields.length + 1,
      fields: maxTextFields,
      parts: fields.length + 1 + maxTextFields,
      fieldSize: maxTextBytes,
      fieldNameSize: maxNameBytes,
    },
  }).fields(names.map((name) => ({ name, maxCount: 1 })));
  return async ({ ip, principal, request, response }) => {
    const memory = openUploadMemory(principal === undefined ? ip : String(principal.companyId));
    response.once('close', () => memory.release());
    await new Promise<void>((resolve, reject) => {
      countUploads(request, memory, reject);
      parse(request as never, response as ServerResponse as never, (error: unknown) => {
        if (error === undefined || error === null) resolve();
        else reject(refusalOf(error, maxBytes, names));
      });
    });
    const parsed = request as unknown as {
      body?: Record<string, unknown>;
      files?: Record<string, Express.Multer.File[]>;
    };
    const body: Record<string, unknown> = { ...parsed.body };
    for (const [name, value] of Object.entries(body)) body[name] = textOf(name, value);
    for (const field of fields) {
      const file = parsed.files?.[field.name]?.[0];
      if (file === undefined) assertAbsent(field, body);
      else body[field.name] = fileOf(file, field);
    }
    return body;
  };
}

export function isMultipart(contentType: string | undefined): boolean {
  return mediaType(contentType)?.essence === 'multipart/form-data';
}

const readers = new WeakMap<readonly UploadField[], Reader>();

/**
 * Reads a multipart body within the limits of `x-upload`: one file per field. The bytes of a file determine its type.
 *
 * @throws ApiError 400 for a malformed body, 413 for a file over its limit, 415 for a type not allowed
 */
export function readMultipart(
  fields: readonly UploadField[],
  exchange: Exchange,
): Promise<Record<string, unknown>> {
  if (!isMultipart(exchange.request.headers['content-type'])) {
    throw requestErrors.unsupportedMediaType('multipart/form-data');
  }
  let read = readers.get(fields);
  if (read === undefined) {
    read = createReader(fields);
    readers.set(fields, read);
  }
  return read(exchange);
}
