import type { components } from '../../../../generated/kyc/types.js';
import { type Locale, type Message, untranslated } from '../../../kernel/messages/catalog.js';
import type { Warning } from './model.js';

type WarningReply = components['schemas']['Warning'];

/** A stored warning: in English, and in both languages unless an earlier version stored it. */
export interface StoredWarning extends WarningReply {
  readonly texts?: Message;
}

export const toStored = (warnings: readonly Warning[]): StoredWarning[] =>
  warnings.map(({ message, ...warning }) => ({ ...warning, message: message.en, texts: message }));

export const fromStored = (stored: readonly StoredWarning[]): Warning[] =>
  stored.map(({ message, texts = untranslated(message), ...warning }) => ({
    ...warning,
    message: texts,
  }));

/** Returns warnings in one language. */
export const warningsIn = (warnings: readonly Warning[], locale: Locale): WarningReply[] =>
  warnings.map(({ message, ...warning }) => ({ ...warning, message: message[locale] }));
