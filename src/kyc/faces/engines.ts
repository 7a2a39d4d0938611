import type { EngineFile, EngineSet } from '../engines/index.js';
import { estimateOf } from './ages.js';
import { searchMetric } from './distance.js';
import { livenessDetector } from './liveness.js';
import { type FaceThreads, look, toFace } from './look.js';
import { matchEvidence } from './match.js';

type FaceEngines = Pick<EngineSet, 'faceMatch' | 'faceEmbedding' | 'age' | 'liveness'>;

const faceMatch = (threads: FaceThreads, version: string): EngineSet['faceMatch'] => ({
  name: 'faces',
  version,
  async compare({ user, ref }, { signal }) {
    const see = (field: string, file: EngineFile) =>
      look(threads, field, file, { age: true }, signal);
    const users = await see('userImage', user);
    if (users.refusal) return users.refusal;
    const refs = await see('refImage', ref);
    if (refs.refusal) return refs.refusal;
    const evidence = matchEvidence(users.reading.faces, refs.reading.faces);
    return { outcome: 'completed', evidence };
  },
});

const faceEmbedding = (threads: FaceThreads, version: string): EngineSet['faceEmbedding'] => ({
  name: 'faces',
  version,
  model: `face-api-human-${version}`,
  metric: searchMetric,
  async embed(image, { signal }) {
    const { reading, refusal } = await look(threads, 'image', image, {}, signal);
    if (refusal) return refusal;
    const { faces } = reading;
    const [face] = faces;
    const unusable = (message: string) => ({
      outcome: 'unusable' as const,
      field: 'image',
      message,
    });
    if (face === undefined) return unusable('There is no face in the image');
    if (faces.length > 1) return unusable('There is more than one face in the image');
    const embedding = face.measured?.embedding;
    if (!embedding) return unusable('The face cannot be made out');
    return { outcome: 'completed', evidence: { embedding, face: toFace(face) } };
  },
});

const age = (threads: FaceThreads, version: string): EngineSet['age'] => ({
  name: 'faces',
  version,
  async estimate(image, { signal }) {
    const { reading, refusal } = await look(threads, 'image', image, { age: true }, signal);
    if (refusal) return refusal;
    const { faces } = reading;
    const common = { score: null, examined: [], livenessScore: null, faces: faces.map(toFace) };
    const ages = faces
      .map(({ measured }) => measured?.age)
      .filter((years) => typeof years === 'number');
    if (ages.length === 0 && faces.length > 0) {
      return { outcome: 'unsupported', reason: 'There are too many faces to look at each' };
    }
    // Of several the youngest: nobody passes beside somebody older.
    const { age: estimatedAge, range } = estimateOf(Math.min(120, ...ages));
    return { outcome: 'completed', evidence: { ...common, findings: [], estimatedAge, range } };
  },
});

export const faceEngines = (threads: FaceThreads, version: string): FaceEngines => ({
  faceMatch: faceMatch(threads, version),
  faceEmbedding: faceEmbedding(threads, version),
  age: age(threads, version),
  liveness: livenessDetector(threads, version),
});
