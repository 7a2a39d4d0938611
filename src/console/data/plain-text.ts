/** Returns a text without case, accents and spaces around it, to compare it with others. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
