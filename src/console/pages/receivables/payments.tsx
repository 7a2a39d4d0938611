import type { ReactElement } from 'react';
import { listPath, sumsQuery, useListState, wholeQuery } from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { PaymentList, paymentQuery } from '../settlement/recorded/payment-list.js';
import { receivableSide, receivables } from './side.js';

type Sort = 'date' | 'amount' | 'customerName';

/** Payments of customers. */
export function Payments(): ReactElement {
  const list = useListState();
  const query = paymentQuery<Sort>(list);
  return (
    <PaymentList
      side={receivableSide}
      list={list}
      listed={useErpPage(receivables.payments(query))}
      summed={receivables.payments(sumsQuery(query))}
      exported={{
        name: 'payments-received',
        path: listPath('/api/receivables/payments', wholeQuery(query)),
        load: (file) => erp.receivables.payments({ ...wholeQuery(query), ...file }),
      }}
      partyOf={({ customerName }) => customerName}
      partySort="customerName"
    />
  );
}
