import type { PaymentTerms } from '@notaria/erp';
import { plusDays, plusMonths } from '../../../ui/forms/date/days.js';

/** Returns the due date of a document, as the server computes it. */
export function dueDateOf(
  issueDate: string,
  { kind, days }: Pick<PaymentTerms, 'kind' | 'days'>,
): string {
  if (kind === 'days') return plusDays(issueDate, days);
  const monthAfter = plusMonths(issueDate, 2).slice(0, 7);
  return plusDays(`${monthAfter}-01`, -1);
}
