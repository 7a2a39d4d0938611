import type { BinaryReply } from '../../../generated/kyc/operations.js';
import type { Blobs } from '../../kernel/blobs/blobs.js';
import { signBlobUrl, verifyBlobUrl } from '../../kernel/blobs/urls.js';
import type { Db } from '../../kernel/db/client.js';
import { requestErrors } from '../../kernel/errors.js';
import type { SigningSecrets } from '../../kernel/secrets.js';
import { kycErrors } from '../errors.js';
import { text } from './messages/index.js';
import type { ImagesOf } from './replies.js';

const purpose = 'session-file';
const validMs = 60 * 60_000;

/** Creates addresses that work for an hour without a key. */
export function signedImages(secret: Buffer, companyId: number, now: Date): ImagesOf {
  const expiresAt = new Date(now.getTime() + validMs);
  return ({ images }) =>
    images.map(({ purpose: shown, blobId }) => {
      const token = signBlobUrl(secret, { companyId, blobId, purpose, expiresAt });
      return { purpose: shown, url: `/v1/files/${token}`, expiresAt: expiresAt.toISOString() };
    });
}

const gone = () => kycErrors.gone(text('fileGone'));

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tif',
  'application/pdf': 'pdf',
};

/** A time before the expiry of every signature, to tell a foreign signature from an expired one. */
const longAgo = new Date(0);

/**
 * @throws ApiError 404 for an address that this server did not sign, 410 for an expired address or an erased image
 */
export async function readSignedFile(
  { blobs, secrets }: { readonly blobs: Blobs; readonly secrets: SigningSecrets },
  db: Db,
  token: string,
  now: Date,
): Promise<BinaryReply> {
  const grant = verifyBlobUrl(secrets, token, purpose, longAgo);
  if (grant === undefined) throw requestErrors.routeNotFound();
  const blob =
    grant.expiresAt > now ? await blobs.read(db, grant.companyId, grant.blobId, now) : undefined;
  if (blob === undefined) throw gone();
  const { content, mime, sha256 } = blob;
  const fileName = `${blob.purpose}.${endings[mime] ?? 'bin'}`;
  return { content, contentType: mime, fileName, etag: `"${sha256.toString('base64url')}"` };
}
