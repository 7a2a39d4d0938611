export const en = {
  // Reasons why an image cannot be used: ends of a sentence in Spanish, sentences in English.
  tooManyPixels: 'It has more than {millions} million pixels',
  tooCostly:
    'Its pixels take more than {megabytes} MB to decode: send it smaller, with 8 bits per channel and not progressive or interlaced',
  damaged: 'It is damaged, or is no such image',
} as const;
