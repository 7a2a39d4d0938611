import type { Message } from '../../../kernel/errors.js';
import type { ExaminedAspect, Finding, ImageQuality } from '../../engines/index.js';
import { text } from '../messages/index.js';
import type { FaceMeasurements, MeasuredFace } from '../reading.js';

/*
 * Whether a picture was taken well enough to be judged: one face, its size, its pose, sharpness, light and eyes. This is
 * measured, and says nothing about whether a person or a photograph is before the camera.
 */

const clamp = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

const sharpnessOf = ({ detail }: FaceMeasurements): number =>
  clamp(40 * Math.log10(Math.max(1, detail)));
const brightnessOf = ({ light }: FaceMeasurements): number => clamp(light * 100);

export function qualityOf(measured: FaceMeasurements | undefined): ImageQuality {
  if (measured === undefined) return { sharpness: null, brightness: null };
  return { sharpness: sharpnessOf(measured), brightness: brightnessOf(measured) };
}

/** Below `fails` another picture is needed; below `warns` it is worth knowing. */
interface Rule {
  readonly code: string;
  /** Code of the fault. */
  readonly fault: string;
  readonly message: Message;
  /** The more, the better; null where it cannot be told. */
  value(face: MeasuredFace, measured: FaceMeasurements): number;
  readonly fails: number;
  readonly warns: number;
  /** The text of its measure. */
  readonly details: 'widthInPixels' | 'facing' | 'ofHundred' | 'shortOfWhite';
}

/** Limits from sample photographs: 20 to 150 as taken, 11 to 55 blurred by one pixel, 5 to 7 by three. */
const sharpness = { fails: 35, warns: 42 };

const rules: readonly Rule[] = [
  {
    code: 'FACE_SIZE',
    fault: 'FACE_TOO_SMALL',
    message: text('faceTooSmall'),
    value: ({ widthPixels }) => widthPixels,
    fails: 80,
    warns: 120,
    details: 'widthInPixels',
  },
  {
    code: 'FACE_POSE',
    fault: 'FACE_TURNED_AWAY',
    message: text('faceTurnedAway'),
    value: (_face, { pose }) =>
      clamp(100 * (1 - Math.max(Math.abs(pose.turn), Math.abs(pose.roll) / 60))),
    fails: 45,
    warns: 60,
    details: 'facing',
  },
  {
    code: 'IMAGE_SHARPNESS',
    fault: 'IMAGE_BLURRED',
    message: text('imageBlurred'),
    value: (_face, measured) => sharpnessOf(measured),
    ...sharpness,
    details: 'ofHundred',
  },
  {
    // Measured on the face alone, so it may only decline what is almost black and never dark skin.
    code: 'IMAGE_LIGHT',
    fault: 'IMAGE_TOO_DARK',
    message: text('tooDark'),
    value: (_face, measured) => brightnessOf(measured),
    fails: 8,
    warns: 15,
    details: 'ofHundred',
  },
  {
    code: 'IMAGE_GLARE',
    fault: 'IMAGE_TOO_BRIGHT',
    message: text('tooBright'),
    value: (_face, measured) => 100 - brightnessOf(measured),
    fails: 5,
    warns: 10,
    details: 'shortOfWhite',
  },
];

/** Closed eyes only warn: no test photograph has closed eyes, so the measure is not reliable enough to decline. */
const eyesClosed = 0.17;

export interface CaptureFindings {
  readonly examined: readonly ExaminedAspect[];
  readonly findings: readonly Finding[];
}

function judge(rule: Rule, face: MeasuredFace, measured: FaceMeasurements): ExaminedAspect {
  const value = rule.value(face, measured);
  const status = value < rule.fails ? 'failed' : value < rule.warns ? 'warning' : 'passed';
  return {
    code: rule.code,
    status,
    score: null,
    details: text(rule.details, { value: Math.round(value) }),
  };
}

/**
 * Returns the quality of a picture. With no face or several, only their number is reported, because no face is meant.
 */
export function capture(faces: readonly MeasuredFace[]): CaptureFindings {
  const [face] = faces;
  const isOne = faces.length === 1;
  const count: ExaminedAspect = {
    code: 'ONE_FACE',
    status: isOne ? 'passed' : 'failed',
    score: null,
    details: text('facesFound', { count: faces.length }),
  };
  const measured = face?.measured;
  if (!isOne || face === undefined || measured === undefined) {
    return { examined: [{ ...count, status: 'warning' }], findings: [] };
  }
  const judged = rules.map((rule) => ({ rule, aspect: judge(rule, face, measured) }));
  const { eyes } = measured.pose;
  const open: ExaminedAspect = {
    code: 'EYES_OPEN',
    status: eyes < eyesClosed ? 'warning' : 'passed',
    score: null,
    details: text('eyeShape', { ratio: eyes.toFixed(2) }),
  };
  const findings = judged
    .filter(({ aspect }) => aspect.status === 'failed')
    .map(({ rule }): Finding => {
      return { code: rule.fault, severity: 'error', message: rule.message, isRetryable: true };
    });
  // The finding speaks for what has failed.
  const examined = judged.map(({ rule, aspect }) => ({
    ...aspect,
    code: aspect.status === 'failed' ? rule.fault : aspect.code,
  }));
  return { examined: [count, ...examined, open], findings };
}
