import type { FoundDocument } from './records/found-document.js';
import type { PaletteTexts } from './texts.js';

/** A page or record that the palette opens, or an action that it runs. */
export interface Choice {
  /** The address that it opens, or the name of the action. */
  readonly path: string;
  readonly title: string;
  readonly kind: keyof PaletteTexts['kinds'];
  /** A detail of a record, such as the customer of an invoice. */
  readonly hint?: string;
  /** The figures of a document, such as an invoice or a payment. */
  readonly document?: FoundDocument;
  /** Runs the action. Without it, `path` is opened. */
  readonly run?: () => void;
}
