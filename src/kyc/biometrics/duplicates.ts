import { ApiError } from '../../kernel/errors.js';
import type { Context } from '../../kernel/handlers.js';
import { ask, type EngineFile, type Engines, type Finding } from '../engines/index.js';
import { scopeOf } from '../scope.js';
import type { CheckSettings, OpenCheck } from '../sessions/index.js';
import type { FaceGalleries } from './galleries.js';
import { isFaceOf } from './likeness.js';

/** From here on two faces are one person's, unless somebody looks and says otherwise. */
export const duplicateScore = 80;
export const maxDuplicates = 20;

const severities: Readonly<Record<CheckSettings['onDuplicate'], Finding['severity']>> = {
  approve: 'information',
  review: 'warning',
  decline: 'error',
};

/** Where sessions are looked for; other collections are the caller's own business. */
const collection = 'default';

/** Without one face there is nobody to seek: the check itself says so. */
async function embeddingOf(ctx: Context, engines: Engines, image: EngineFile) {
  const engine = engines.find(ctx.principal.environment, 'faceEmbedding');
  if (engine === undefined) return undefined;
  // The check has had its turn in the queue: its second question does not wait once more.
  const { name, version } = engine;
  try {
    const { evidence } = await ask({ name, version }, ctx, {}, (asked) =>
      engine.embed(image, asked),
    );
    return evidence && { engine, embedding: evidence.embedding };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unprocessable_image') return undefined;
    throw error;
  }
}

/** What the index of faces says of the person of a session: seen before under another name, or not wanted. */
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
  const asked = { embedding, threshold: duplicateScore, limit: maxDuplicates };
  const { matches } = await galleries.search(ctx.db, engine, gallery, asked);
  const others = matches.filter((match) => !isOwn(match));
  const findings: Finding[] = [];
  if (others.length > 0) {
    const message = 'The face was seen before, of another person';
    findings.push({ code: 'DUPLICATE_FACE', severity: severities[settings.onDuplicate], message });
  }
  if (matches.some(({ blocklisted }) => blocklisted)) {
    const message = 'The face is on the blocklist';
    findings.push({ code: 'FACE_BLOCKLISTED', severity: 'error', message });
  }
  return findings;
}
