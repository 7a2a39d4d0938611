import { maxDecodedBytes, maxPixels } from './limits.js';

/** An image that cannot be decoded whole or is too large; the message is for the sender. */
export class UnusableImageError extends Error {
  override readonly name = 'UnusableImageError';
  readonly spanish: string;

  constructor(message: string, spanish: string) {
    super(message);
    this.spanish = spanish;
  }
}

export const tooManyPixels = () =>
  new UnusableImageError(
    `It has more than ${maxPixels / 1e6} million pixels`,
    `tiene más de ${maxPixels / 1e6} millones de píxeles`,
  );

export const tooCostly = () =>
  new UnusableImageError(
    `Its pixels take more than ${maxDecodedBytes / 1e6} MB to decode: send it smaller, with 8 bits per channel and not progressive or interlaced`,
    `sus píxeles ocupan más de ${maxDecodedBytes / 1e6} MB al decodificarse: envíela más pequeña, con 8 bits por canal y sin modo progresivo ni entrelazado`,
  );

export const damaged = () =>
  new UnusableImageError(
    'It is damaged, or is no such image',
    'está dañada, o no es una imagen de ese tipo',
  );
