import type { Examined, Finding, ImageQuality } from '../engines/index.js';
import type { Measured, SeenFace } from './reading.js';

/*
 * Whether a picture was taken well enough to be judged: one face, its size, its pose, sharpness, light and eyes. This is
 * measured, and says nothing about whether a person or a photograph is before the camera.
 */

const clamp = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

const sharpnessOf = ({ detail }: Measured): number => clamp(40 * Math.log10(Math.max(1, detail)));
const brightnessOf = ({ light }: Measured): number => clamp(light * 100);

export function qualityOf(measured: Measured | undefined): ImageQuality {
  if (measured === undefined) return { sharpness: null, brightness: null };
  return { sharpness: sharpnessOf(measured), brightness: brightnessOf(measured) };
}

/** Below `fails` another picture is needed; below `warns` it is worth knowing. */
interface Rule {
  readonly code: string;
  /** Of what is wrong then. */
  readonly fault: string;
  readonly message: string;
  /** The more, the better; null where it cannot be told. */
  value(face: SeenFace, measured: Measured): number;
  readonly fails: number;
  readonly warns: number;
  readonly unit: string;
}

/** Of the sample photographs: 20 to 150 as they are, 11 to 55 blurred by one pixel, 5 to 7 by three. */
const sharpness = { fails: 35, warns: 42 };

const rules: readonly Rule[] = [
  {
    code: 'FACE_SIZE',
    fault: 'FACE_TOO_SMALL',
    message: 'The face is too small: come nearer',
    value: ({ widthPixels }) => widthPixels,
    fails: 80,
    warns: 120,
    unit: 'pixels across',
  },
  {
    code: 'FACE_POSE',
    fault: 'FACE_TURNED_AWAY',
    message: 'The face is turned away: look into the camera',
    value: (_face, { pose }) =>
      clamp(100 * (1 - Math.max(Math.abs(pose.turn), Math.abs(pose.roll) / 60))),
    fails: 45,
    warns: 60,
    unit: 'of 100, facing the camera',
  },
  {
    code: 'IMAGE_SHARPNESS',
    fault: 'IMAGE_BLURRED',
    message: 'The image is blurred: hold still',
    value: (_face, measured) => sharpnessOf(measured),
    ...sharpness,
    unit: 'of 100',
  },
  {
    // Of the face alone, so that it must not decline dark skin: only what is nearly black.
    code: 'IMAGE_LIGHT',
    fault: 'IMAGE_TOO_DARK',
    message: 'There is too little light',
    value: (_face, measured) => brightnessOf(measured),
    fails: 8,
    warns: 15,
    unit: 'of 100',
  },
  {
    code: 'IMAGE_GLARE',
    fault: 'IMAGE_TOO_BRIGHT',
    message: 'There is too much light',
    value: (_face, measured) => 100 - brightnessOf(measured),
    fails: 5,
    warns: 10,
    unit: 'of 100 short of white',
  },
];

/** Eyes are not measured well enough to decline: nobody has their eyes closed on the photographs it was tried on. */
const eyesClosed = 0.17;

export interface Captured {
  readonly examined: readonly Examined[];
  readonly findings: readonly Finding[];
}

function judge(rule: Rule, face: SeenFace, measured: Measured): Examined {
  const value = rule.value(face, measured);
  const status = value < rule.fails ? 'failed' : value < rule.warns ? 'warning' : 'passed';
  return { code: rule.code, status, score: null, details: `${Math.round(value)} ${rule.unit}` };
}

/** Of pictures with another number of faces than one only that is told: which face would be meant? */
export function capture(faces: readonly SeenFace[]): Captured {
  const [face] = faces;
  const isOne = faces.length === 1;
  const count: Examined = {
    code: 'ONE_FACE',
    status: isOne ? 'passed' : 'failed',
    score: null,
    details: `${faces.length} found`,
  };
  const measured = face?.measured;
  if (!isOne || face === undefined || measured === undefined) {
    return { examined: [{ ...count, status: 'warning' }], findings: [] };
  }
  const judged = rules.map((rule) => ({ rule, told: judge(rule, face, measured) }));
  const { eyes } = measured.pose;
  const open: Examined = {
    code: 'EYES_OPEN',
    status: eyes < eyesClosed ? 'warning' : 'passed',
    score: null,
    details: `${eyes.toFixed(2)} as high as wide`,
  };
  const findings = judged
    .filter(({ told }) => told.status === 'failed')
    .map(({ rule }): Finding => {
      return { code: rule.fault, severity: 'error', message: rule.message, isRetryable: true };
    });
  // The finding speaks for what has failed.
  const examined = judged.map(({ rule, told }) => ({
    ...told,
    code: told.status === 'failed' ? rule.fault : told.code,
  }));
  return { examined: [count, ...examined, open], findings };
}
