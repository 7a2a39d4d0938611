import type { Blobs } from '../../kernel/blobs/blobs.js';
import { type Message, requestErrors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/operations/handlers.js';
import type { EngineFile } from '../engines/index.js';
import { scopeOf } from '../scope.js';
import { listChecks } from '../sessions/index.js';
import { text } from './messages/index.js';

/** The picture to compare a face with, and its hash in hex. */
export interface Reference {
  readonly file: EngineFile;
  readonly sha256: string;
}

const noReference = (why: Message) =>
  requestErrors.invalidField('body.refImage', text('referenceMissing', { why: why.es }));

/**
 * Returns the portrait on the latest document of the session: the one that the reader cut out, or else the front of
 * the document.
 *
 * @throws ApiError 400 if there is none
 */
export async function portraitOf(
  { db, now, principal }: Context,
  blobs: Blobs,
  sessionId: string | undefined,
): Promise<Reference> {
  if (sessionId === undefined) {
    throw noReference(text('noSession'));
  }
  const checks = await listChecks(db, scopeOf(principal), sessionId);
  const images = checks.findLast(({ feature }) => feature === 'id')?.images ?? [];
  const image =
    images.find(({ purpose }) => purpose === 'portrait') ??
    images.find(({ purpose }) => purpose === 'document_front');
  const blob = image && (await blobs.read(db, principal.companyId, image.blobId, now));
  if (blob === undefined) {
    throw noReference(text('noPicture'));
  }
  const { content: data, mime: contentType, sha256 } = blob;
  return { file: { data, contentType, fileName: undefined }, sha256: sha256.toString('hex') };
}
