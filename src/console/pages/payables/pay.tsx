import type { Payable, PayablePaymentInput } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { useOpenPayables } from '../../data/queries/open-items.js';
import { erp } from '../../session/clients.js';
import { VendorPicker } from '../documents/lines/pickers.js';
import { PayPage } from '../settlement/pay-page.js';
import type { PaymentBody } from '../settlement/payment-draft.js';
import { payableSide, payables, touchedByPayments } from './side.js';

function inputOf(vendorId: number, body: PaymentBody): PayablePaymentInput {
  const { allocations, ...payment } = body;
  const given = allocations.map(({ id, amount }) => ({ payableId: id, amount }));
  return { vendorId, ...payment, ...(given.length > 0 ? { allocations: given } : {}) };
}

/** `?vendor=7` chooses the vendor, and `&bill=9` starts with the open amount of the payable. */
export const PayVendor = (): ReactElement => (
  <PayPage<Payable, PayablePaymentInput>
    side={payableSide}
    params={{ party: 'vendor', document: 'bill' }}
    getParty={vendorsQueries(erp).get}
    isBegun={({ id }, billId) => id === billId}
    useOpenItems={useOpenPayables}
    options={payables.pay()}
    inputOf={inputOf}
    stale={touchedByPayments}
    PartyPicker={VendorPicker}
    partyPath="vendorId"
  />
);
