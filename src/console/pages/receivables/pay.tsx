import type { Receivable, ReceivablePaymentInput } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { useOpenReceivables } from '../../data/queries/open-items.js';
import { erp } from '../../session/clients.js';
import { CustomerPicker } from '../documents/lines/pickers.js';
import { PayPage } from '../settlement/pay-page.js';
import type { PaymentBody } from '../settlement/payment-draft.js';
import { receivableSide, receivables, touchedByPayments } from './side.js';

function inputOf(customerId: number, body: PaymentBody): ReceivablePaymentInput {
  const { allocations, ...payment } = body;
  const given = allocations.map(({ id, amount }) => ({ receivableId: id, amount }));
  return { customerId, ...payment, ...(given.length > 0 ? { allocations: given } : {}) };
}

/** `?customer=7` chooses the customer, and `&invoice=9` starts with the open amount of the invoice. */
export const TakePayment = (): ReactElement => (
  <PayPage<Receivable, ReceivablePaymentInput>
    side={receivableSide}
    params={{ party: 'customer', document: 'invoice' }}
    getParty={customersQueries(erp).get}
    isBegun={({ invoiceId }, documentId) => invoiceId === documentId}
    useOpenItems={useOpenReceivables}
    options={receivables.pay()}
    inputOf={inputOf}
    stale={touchedByPayments}
    PartyPicker={CustomerPicker}
    partyPath="customerId"
  />
);
