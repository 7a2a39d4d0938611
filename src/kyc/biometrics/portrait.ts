import type { Blobs } from '../../kernel/blobs/blobs.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/handlers.js';
import type { EngineFile } from '../engines/index.js';
import { scopeOf } from '../scope.js';
import { listChecks } from '../sessions/index.js';

/** The picture that a face is compared with, and its hash in hex. */
export interface Reference {
  readonly file: EngineFile;
  readonly sha256: string;
}

const noReference = (why: { readonly en: string; readonly es: string }) =>
  requestErrors.invalidField('body.refImage', {
    en: `body.refImage is required: ${why.en}`,
    es: `body.refImage es obligatorio: ${why.es}`,
  });

/**
 * The holder's picture on the session's latest document: cut out by its reader, or else the front of the document.
 *
 * @throws ApiError 400 where there is none
 */
export async function portraitOf(
  { db, now, principal }: Context,
  blobs: Blobs,
  sessionId: string | undefined,
): Promise<Reference> {
  if (sessionId === undefined) {
    throw noReference({ en: 'there is no session', es: 'no hay sesión' });
  }
  const checks = await listChecks(db, scopeOf(principal), sessionId);
  const images = checks.findLast(({ feature }) => feature === 'id')?.images ?? [];
  const image =
    images.find(({ purpose }) => purpose === 'portrait') ??
    images.find(({ purpose }) => purpose === 'document_front');
  const blob = image && (await blobs.read(db, principal.companyId, image.blobId, now));
  if (blob === undefined) {
    throw noReference({
      en: 'the session has no document with a picture',
      es: 'la sesión no tiene un documento con foto',
    });
  }
  const { content: data, mime: contentType, sha256 } = blob;
  return { file: { data, contentType, fileName: undefined }, sha256: sha256.toString('hex') };
}
