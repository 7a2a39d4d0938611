import type { Message } from '../../kernel/errors.js';
import type { ExaminedAspect, Finding } from '../engines/index.js';
import type { CaptureFault } from '../images/index.js';
import { text } from './messages/index.js';
import type { Side } from './sides.js';

export const warning = (code: string, message: Message): Finding => ({
  code,
  severity: 'warning',
  message,
});

export const line = (
  code: string,
  status: ExaminedAspect['status'],
  details: Message | null = null,
  score: number | null = null,
): ExaminedAspect => ({ code, status, score, details });

interface QualityFinding {
  readonly code: string;
  readonly severity: Finding['severity'];
  /** The key of the text. */
  readonly message:
    | 'imageTooSmall'
    | 'imageSmall'
    | 'imageBlurred'
    | 'imageNotSharp'
    | 'imageDark'
    | 'imageGlare';
  /** True if the finding does not matter when the zone was read without doubt. */
  readonly isForReading?: boolean;
}

const qualityFindings: Readonly<Record<CaptureFault, QualityFinding>> = {
  TOO_SMALL: { code: 'IMAGE_TOO_SMALL', severity: 'error', message: 'imageTooSmall' },
  SMALL: { code: 'IMAGE_SMALL', severity: 'warning', message: 'imageSmall', isForReading: true },
  BLURRED: { code: 'IMAGE_BLURRED', severity: 'error', message: 'imageBlurred' },
  SOFT: {
    code: 'IMAGE_NOT_SHARP',
    severity: 'warning',
    message: 'imageNotSharp',
    isForReading: true,
  },
  DARK: { code: 'IMAGE_DARK', severity: 'warning', message: 'imageDark' },
  GLARE: { code: 'IMAGE_GLARE', severity: 'warning', message: 'imageGlare' },
};

/** Returns findings on the quality of a picture. Another picture may correct each. */
export function captureFindings({ hasCode, isSure, look, name }: Side): Finding[] {
  return look.quality.faults.map((fault) => {
    const { code, isForReading, message, severity } = qualityFindings[fault];
    // A bar code corrects its own errors, and often has a white label that looks like glare.
    const isRead = hasCode || (isSure && isForReading === true);
    const isHarmless = isRead && severity === 'warning';
    return {
      code,
      severity: isHarmless ? 'information' : severity,
      message: text(message, { side: text(name) }),
      isRetryable: true,
    };
  });
}

export function captureLine({ look, name }: Side): ExaminedAspect {
  const { brightness, faults, glare, sharpness } = look.quality;

  const status = faults.length === 0 ? 'passed' : 'warning';
  return line(
    `IMAGE_QUALITY_${name.toUpperCase()}`,
    status,
    text('measures', { sharpness, brightness, glare }),
  );
}
