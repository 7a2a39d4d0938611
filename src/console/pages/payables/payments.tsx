import type { ReactElement } from 'react';
import { listPath, sumsQuery, useListState, wholeQuery } from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { PaymentList, paymentQuery } from '../settlement/recorded/payment-list.js';
import { payableSide, payables } from './side.js';

type Sort = 'date' | 'amount' | 'vendorName';

/** Payments to vendors. */
export function VendorPayments(): ReactElement {
  const list = useListState();
  const query = paymentQuery<Sort>(list);
  return (
    <PaymentList
      side={payableSide}
      list={list}
      listed={useErpPage(payables.payments(query))}
      summed={payables.payments(sumsQuery(query))}
      exported={{
        name: 'payments-made',
        path: listPath('/api/payables/payments', wholeQuery(query)),
        load: (file) => erp.payables.payments({ ...wholeQuery(query), ...file }),
      }}
      partyOf={({ vendorName }) => vendorName}
      partySort="vendorName"
    />
  );
}
