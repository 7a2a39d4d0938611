import type { Context } from '../../../kernel/operations/handlers.js';
import type { Side } from '../../posting/index.js';
import { findCompany, findParty, paymentPdf, printedFile } from '../../prints/index.js';
import { getPayment } from './operations.js';
import { findPaymentParties } from './queries.js';

const kinds = {
  receivable: { kind: 'receipt', partyKind: 'customer' },
  payable: { kind: 'voucher', partyKind: 'vendor' },
} as const;

/**
 * Returns the reply with a printed payment.
 *
 * @param requested  the language; by default that of the customer or vendor, or else of the company
 * @throws ApiError 404
 */
export async function printPayment(
  ctx: Context,
  side: Side,
  id: number,
  requested: 'es' | 'en' | undefined,
) {
  const { db, principal } = ctx;
  const { companyId, locale } = principal;
  const { kind, partyKind } = kinds[side];
  const row = await getPayment(db, side, companyId, id);
  const stored = await findPaymentParties(db, side, companyId, id);
  const company = stored.company ?? (await findCompany(db, companyId));
  const party = stored.party ?? (await findParty(db, partyKind, companyId, row.party_id));
  const payment = { ...row, kind, company, party, isReversed: row.status === 'reversed' };
  const language = requested ?? party.language ?? locale;
  return printedFile(row, await paymentPdf(ctx, payment, language), 'pdf');
}
