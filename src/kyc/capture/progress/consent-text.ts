import { createHash } from 'node:crypto';
import type { components } from '../../../../generated/kyc/types.js';
import type { Locale } from '../../../kernel/errors.js';
import type { SessionRow } from '../../sessions/index.js';
import type { WorkflowSettings } from '../../workflows/index.js';

type Schemas = components['schemas'];

/** Returns the SHA-256 of a text in hexadecimal. */
export const versionOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex');

const languages: readonly Locale[] = ['en', 'es'];

/** Returns the text in a language, or else in the other one. */
function textIn(texts: Schemas['ConsentTexts'], language: Locale) {
  const found = [language, ...languages].find((one) => texts[one] !== undefined);
  return found && { language: found, content: texts[found] ?? '' };
}

/** Returns the text that the person accepted or must accept; null if the workflow asks for none. */
export function consentOf(
  { consent: given }: Pick<SessionRow, 'consent'>,
  { consent: texts }: Pick<WorkflowSettings, 'consent'>,
  language: Locale,
): Schemas['CaptureConsent'] | null {
  const shown = texts && textIn(texts, given?.language ?? language);
  if (shown === null || shown === undefined) return null;
  const { content, language: shownIn } = shown;
  const acceptedAt = given?.acceptedAt ?? null;
  return { language: shownIn, version: versionOf(content), text: content, acceptedAt };
}
