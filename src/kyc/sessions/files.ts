import type { BinaryReply } from '../../../generated/kyc/operations.js';
import type { Blobs } from '../../kernel/blobs/blobs.js';
import { signBlobUrl, verifyBlobUrl } from '../../kernel/blobs/urls.js';
import type { Db } from '../../kernel/db/client.js';
import { requestErrors } from '../../kernel/errors.js';
import { kycErrors } from '../errors.js';
import type { ImagesOf } from './answers.js';

const purpose = 'session-file';
const validMs = 60 * 60_000;

/** Addresses for an hour; whoever has one needs no key. */
export function signedImages(secret: Buffer, companyId: number, now: Date): ImagesOf {
  const expiresAt = new Date(now.getTime() + validMs);
  return ({ images }) =>
    images.map(({ purpose: shown, blobId }) => {
      const token = signBlobUrl(secret, { companyId, blobId, purpose, expiresAt });
      return { purpose: shown, url: `/v1/files/${token}`, expiresAt: expiresAt.toISOString() };
    });
}

const gone = () =>
  kycErrors.gone({
    en: 'The address has expired, or the file was erased',
    es: 'La dirección expiró o el archivo fue borrado',
  });

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tif',
  'application/pdf': 'pdf',
};

/** Any moment before every signature's end: what was signed here is told apart from what was not. */
const longAgo = new Date(0);

/** @throws ApiError 404 for what was not signed here, 410 for what has expired or is erased */
export async function readSignedFile(
  { blobs, secret }: { readonly blobs: Blobs; readonly secret: Buffer },
  db: Db,
  token: string,
  now: Date,
): Promise<BinaryReply> {
  const grant = verifyBlobUrl(secret, token, purpose, longAgo);
  if (grant === undefined) throw requestErrors.routeNotFound();
  const blob =
    grant.expiresAt > now ? await blobs.read(db, grant.companyId, grant.blobId, now) : undefined;
  if (blob === undefined) throw gone();
  const { content, mime, sha256 } = blob;
  const fileName = `${blob.purpose}.${endings[mime] ?? 'bin'}`;
  return { content, contentType: mime, fileName, etag: `"${sha256.toString('base64url')}"` };
}
