import type { Examined, Finding } from '../engines/index.js';
import type { CaptureFault } from '../images/index.js';
import type { Side } from './sides.js';

export const warning = (code: string, message: string): Finding => ({
  code,
  severity: 'warning',
  message,
});

export const line = (
  code: string,
  status: Examined['status'],
  details: string | null = null,
  score: number | null = null,
): Examined => ({ code, status, score, details });

interface Told {
  readonly code: string;
  readonly severity: Finding['severity'];
  readonly message: string;
  /** Does not matter where the zone of the picture was read beyond doubt. */
  readonly isForReading?: boolean;
}

const told: Readonly<Record<CaptureFault, Told>> = {
  TOO_SMALL: { code: 'IMAGE_TOO_SMALL', severity: 'error', message: 'is too small to be read' },
  SMALL: { code: 'IMAGE_SMALL', severity: 'warning', message: 'is small', isForReading: true },
  BLURRED: { code: 'IMAGE_BLURRED', severity: 'error', message: 'is blurred' },
  SOFT: {
    ...{ code: 'IMAGE_NOT_SHARP', severity: 'warning', message: 'is not quite sharp' },
    isForReading: true,
  },
  DARK: { code: 'IMAGE_DARK', severity: 'warning', message: 'is dark' },
  GLARE: { code: 'IMAGE_GLARE', severity: 'warning', message: 'has a reflection on it' },
};

/** What speaks against how a picture was taken; another picture may mend each. */
export function captureFindings({ hasCode, isSure, look, name }: Side): Finding[] {
  return look.quality.faults.map((fault) => {
    const { code, isForReading, message, severity } = told[fault];
    // A code brings along what mends it, and often a white label that looks like a lamp.
    const isRead = hasCode || (isSure && isForReading === true);
    const isHarmless = isRead && severity === 'warning';
    return {
      code,
      severity: isHarmless ? 'information' : severity,
      message: `The ${name} ${message}`,
      isRetryable: true,
    };
  });
}

export function captureLine({ look, name }: Side): Examined {
  const { brightness, faults, glare, sharpness } = look.quality;

  const status = faults.length === 0 ? 'passed' : 'warning';
  return line(
    `IMAGE_QUALITY_${name.toUpperCase()}`,
    status,
    `sharpness ${sharpness}, brightness ${brightness}, glare ${glare}`,
  );
}
