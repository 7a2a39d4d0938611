import type { Texts } from '../../session/language/texts.js';
import type { ReceivableTexts } from '../receivables/texts.js';

/** The words of one side of the books; those of receivables name the members. */
export type SettlementTexts = ReceivableTexts;

/** Receivables or payables, as the pages that both have use them. */
export interface Side {
  readonly texts: Texts<SettlementTexts>;
  /** The address of its list. */
  readonly href: string;
  /** The right to record payments. */
  readonly permission: string;
  /** The addresses of its parties, and the right to see them. */
  readonly parties: { readonly href: string; readonly permission: string };
}
