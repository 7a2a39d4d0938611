import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { sumsQuery, useListState, wholeQuery } from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { PaymentList, paymentQuery } from '../settlement/recorded/payment-list.js';
import { receivableSide, receivables } from './side.js';

type Sort = 'date' | 'amount' | 'customerName';

/** Payments of customers. */
export function Payments(): ReactElement {
  const list = useListState();
  const query = paymentQuery<Sort>(list);
  const result = useQuery({
    ...receivables.payments(query),
    placeholderData: keepPreviousData,
  });
  return (
    <PaymentList
      side={receivableSide}
      list={list}
      listed={erpListed(result)}
      summed={useQuery({
        ...receivables.payments(sumsQuery(query)),
        placeholderData: keepPreviousData,
      })}
      exported={{
        name: 'payments-received',
        load: (format) => erp.receivables.payments({ ...wholeQuery(query), format }),
      }}
      partyOf={({ customerName }) => customerName}
      partySort="customerName"
    />
  );
}
