import type { components } from '../../../generated/kyc/types.js';
import type { Locale } from '../../kernel/errors.js';
import type { ExaminedAspect, Finding } from '../engines/index.js';
import { text } from './messages/index.js';

/** Returns a warning for each failed aspect about which the engine reported no finding. */
export function failedFindings(
  examined: readonly ExaminedAspect[],
  findings: readonly Finding[],
): Finding[] {
  const known = new Set(findings.map(({ code }) => code));
  return examined
    .filter(({ code, status }) => status === 'failed' && !known.has(code))
    .map(({ code, details }) => ({
      code,
      severity: 'warning',
      message: details ?? text('aspectFailed', { code }),
    }));
}

/** Returns the examined aspects with their details in one language. */
export const examinedIn = (
  examined: readonly ExaminedAspect[],
  locale: Locale,
): components['schemas']['Examined'][] =>
  examined.map((aspect) => ({ ...aspect, details: aspect.details?.[locale] ?? null }));
