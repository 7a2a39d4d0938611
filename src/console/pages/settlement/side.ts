import type { Texts } from '../../session/language/texts.js';
import type { ReceivableTexts } from '../receivables/texts.js';

/** The texts of receivables or payables, by the names of the texts of receivables. */
export type SettlementTexts = ReceivableTexts;

/** The differences between receivables and payables for their common pages. */
export interface Side {
  readonly texts: Texts<SettlementTexts>;
  /** The address of its list. */
  readonly href: string;
  /** The permission to record payments. */
  readonly permission: string;
  /** The address of the pages of parties, and the permission to read them. */
  readonly parties: { readonly href: string; readonly permission: string };
}
