/** The text in the field before the palette is ready. */
export interface Typed {
  readonly text: string;
  /** True if Enter was pressed after the text. */
  readonly isEntered: boolean;
}
