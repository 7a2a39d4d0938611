import type { Message } from '../../kernel/errors.js';
import type { CheckQueue, Engine, EngineFile, EngineSet } from '../engines/index.js';
import { estimateOf } from './evidence/ages.js';
import { searchMetric } from './evidence/distance.js';
import { livenessDetector } from './evidence/liveness.js';
import { look, toFace } from './evidence/look.js';
import { matchEvidence } from './evidence/match.js';
import { text } from './messages/index.js';
import type { ReadFaces } from './networks/reader.js';

type FaceEngines = Pick<EngineSet, 'faceMatch' | 'faceEmbedding' | 'age' | 'liveness'>;

/** The parts that all engines of the group share. */
type Common = Pick<Engine, 'name' | 'queue' | 'version'>;

const faceMatch = (read: ReadFaces, common: Common): EngineSet['faceMatch'] => ({
  ...common,
  async compare({ user, ref }, wait) {
    const see = (field: string, file: EngineFile) => look(read, field, file, { age: true }, wait);
    const users = await see('userImage', user);
    if (users.refusal) return users.refusal;
    const refs = await see('refImage', ref);
    if (refs.refusal) return refs.refusal;
    const evidence = matchEvidence(users.reading.faces, refs.reading.faces);
    return { outcome: 'completed', evidence };
  },
});

const faceEmbedding = (read: ReadFaces, common: Common): EngineSet['faceEmbedding'] => ({
  ...common,
  model: `face-api-human-${common.version}`,
  metric: searchMetric,
  async embed(image, wait) {
    const { reading, refusal } = await look(read, 'image', image, {}, wait);
    if (refusal) return refusal;
    const { faces } = reading;
    const [face] = faces;
    const unusable = (message: Message) => ({
      outcome: 'unusable' as const,
      field: 'image',
      message,
    });
    if (face === undefined) return unusable(text('noFace'));
    if (faces.length > 1) return unusable(text('severalFaces'));
    const embedding = face.measured?.embedding;
    if (!embedding) return unusable(text('faceNotClear'));
    return { outcome: 'completed', evidence: { embedding, face: toFace(face) } };
  },
});

const age = (read: ReadFaces, common: Common): EngineSet['age'] => ({
  ...common,
  async estimate(image, wait) {
    const { reading, refusal } = await look(read, 'image', image, { age: true }, wait);
    if (refusal) return refusal;
    const { faces } = reading;
    const common = { score: null, examined: [], livenessScore: null, faces: faces.map(toFace) };
    const ages = faces
      .map(({ measured }) => measured?.age)
      .filter((years) => typeof years === 'number');
    if (ages.length === 0 && faces.length > 0) {
      return { outcome: 'unsupported', reason: 'There are too many faces to look at each' };
    }
    // Uses the youngest of several faces, so that a child does not pass beside an adult.
    const { age: estimatedAge, range } = estimateOf(Math.min(120, ...ages));
    return { outcome: 'completed', evidence: { ...common, findings: [], estimatedAge, range } };
  },
});

export function faceEngines(read: ReadFaces, version: string, queue: CheckQueue): FaceEngines {
  const common = { name: 'faces', version, queue };
  return {
    faceMatch: faceMatch(read, common),
    faceEmbedding: faceEmbedding(read, common),
    age: age(read, common),
    liveness: { ...common, ...livenessDetector(read) },
  };
}
