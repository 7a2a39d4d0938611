export { type Answer, ask } from './ask.js';
export { createEngines, type Engines } from './registry.js';
export { sandboxFindings } from './sandbox.js';
export type {
  AddressEvidence,
  AgeEvidence,
  DocumentEvidence,
  DocumentType,
  EngineContext,
  EngineFile,
  EngineSet,
  Examined,
  Face,
  FaceEmbedder,
  FaceMatchEvidence,
  Finding,
  IdentityEvidence,
  ImageQuality,
  LivenessEvidence,
} from './types.js';
