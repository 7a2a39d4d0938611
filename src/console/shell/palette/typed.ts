/** What the user typed before the palette was ready. */
export interface Typed {
  readonly text: string;
  /** True if Enter was pressed after the text. */
  readonly isEntered: boolean;
}
