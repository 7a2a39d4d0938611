/** At most so many letters of a text, and never half of one, which no database takes. */
export const clip = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
