export { type Answer, ask, askAbout } from './ask.js';
export { type CheckQueue, openCheckQueue } from './check-queue.js';
export { httpIdentities } from './http.js';
export {
  distanceAt,
  distancesFrom,
  type EmbeddingRoom,
  embeddingBytes,
  type FaceMetric,
  makeRoom,
  placeEmbedding,
  reachOf,
  type ScoreMap,
  scoreAt,
} from './metric.js';
export { createEngines, type Engines } from './registry.js';
export { sandboxFindings } from './sandbox.js';
export { standIns } from './tasks/exchange.js';
export { handOver } from './tasks/hand-over.js';
export { forgottenTasks } from './tasks/queries.js';
export { takeTasks } from './tasks/take.js';
export type {
  AddressEvidence,
  AddressReader,
  AgeEvidence,
  Agreement,
  Challenge,
  DocumentEvidence,
  DocumentFields,
  DocumentReader,
  DocumentType,
  Engine,
  EngineContext,
  EngineFile,
  EngineSet,
  ExaminedAspect,
  Face,
  FaceEmbedder,
  FaceMatchEvidence,
  Finding,
  FrameEvidence,
  IdentityEvidence,
  IdentityInput,
  IdentityValidator,
  ImageQuality,
  LivenessEvidence,
  MachineReadableZone,
  Outcome,
  PostalAddress,
  Turn,
} from './types.js';
