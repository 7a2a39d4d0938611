export { type Answer, ask } from './ask.js';
export { httpIdentities } from './http.js';
export { createEngines, type Engines } from './registry.js';
export { sandboxFindings } from './sandbox.js';
export type {
  AddressEvidence,
  AddressReader,
  AgeEvidence,
  Agreement,
  DocumentEvidence,
  DocumentFields,
  DocumentReader,
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
  IdentityInput,
  IdentityValidator,
  ImageQuality,
  LivenessEvidence,
  MachineReadableZone,
  Outcome,
  PostalAddress,
} from './types.js';
