import { ApiError } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { ask, type EngineFile, type Engines, type Finding } from '../../engines/index.js';
import { severityOf } from '../../facts/index.js';
import { scopeOf } from '../../scope.js';
import type { CheckSettings, OpenCheck } from '../../sessions/index.js';
import { text } from '../messages/index.js';
import type { FaceGalleries } from './galleries.js';
import { isFaceOf } from './likeness.js';

/** The score from which two faces count as one person, unless a reviewer decides otherwise. */
export const duplicateScore = 80;
export const maxDuplicates = 20;

const severities: Readonly<Record<CheckSettings['onDuplicate'], Finding['severity']>> = {
  approve: 'information',
  review: 'warning',
  decline: 'error',
};

/** The collection that sessions search. Other collections are for the caller's own use. */
const collection = 'default';

/**
 * Returns the embedding of the one face in an image; undefined for none or several, which the check itself reports.
 */
async function embeddingOf(ctx: Context, engines: Engines, image: EngineFile) {
  const engine = engines.find(ctx.principal.environment, 'faceEmbedding');
  if (engine === undefined) return undefined;
  // The check has already waited in the queue, so that its second request does not wait again.
  const { name, version } = engine;
  try {
    const { evidence } = await ask({ name, version }, ctx, {}, (context) =>
      engine.embed(image, context),
    );
    return evidence && { engine, embedding: evidence.embedding };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unprocessable_image') return undefined;
    throw error;
  }
}

/** Returns findings of the face search: the person is known under another name, or is blocked. */
export async function indexFindings(
  ctx: Context,
  { engines, galleries }: { readonly engines: Engines; readonly galleries: FaceGalleries },
  image: EngineFile,
  { externalId, sessionId, settings }: OpenCheck,
): Promise<Finding[]> {
  if (sessionId === undefined) return [];
  const embedded = await embeddingOf(ctx, engines, image);
  if (embedded === undefined) return [];
  const { embedding, engine } = embedded;
  const gallery = { collection, model: engine.model, ...scopeOf(ctx.principal) };
  const isOwn = isFaceOf({ externalId, sessionId });
  const faceQuery = { embedding, threshold: duplicateScore, limit: maxDuplicates };
  const { matches } = await galleries.search(ctx.db, engine, gallery, faceQuery);
  const others = matches.filter((match) => !isOwn(match));
  const findings: Finding[] = [];
  if (others.length > 0) {
    const message = text('duplicateFace');
    findings.push({ code: 'DUPLICATE_FACE', severity: severities[settings.onDuplicate], message });
  }
  if (matches.some(({ blocklisted }) => blocklisted)) {
    const message = text('blockedFace');
    const severity = severityOf('liveness', 'blockedFace', 'read');
    findings.push({ code: 'FACE_BLOCKLISTED', severity, message });
  }
  return findings;
}
