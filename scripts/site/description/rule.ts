/** One rule of a value beyond its type: words and, after them, code. */
export interface Rule {
  readonly text: string;
  readonly code?: string;
}
