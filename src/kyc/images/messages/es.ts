import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Reasons why an image cannot be used: ends of a sentence in Spanish, sentences in English.
  tooManyPixels: 'tiene más de {millions} millones de píxeles',
  tooCostly:
    'sus píxeles ocupan más de {megabytes} MB al decodificarse: envíela más pequeña, con 8 bits por canal y sin modo progresivo ni entrelazado',
  damaged: 'está dañada, o no es una imagen de ese tipo',
} as const satisfies Translation<typeof en>;
