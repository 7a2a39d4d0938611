import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useListState } from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { PaymentList, paymentQuery } from '../settlement/recorded/payment-list.js';
import { receivableSide, receivables } from './side.js';

type Sort = 'date' | 'amount' | 'customerName';

/** Payments of customers. */
export function Payments(): ReactElement {
  const list = useListState();
  const result = useQuery({
    ...receivables.payments(paymentQuery<Sort>(list)),
    placeholderData: keepPreviousData,
  });
  return (
    <PaymentList
      side={receivableSide}
      list={list}
      listed={erpListed(result)}
      partyOf={({ customerName }) => customerName}
      partySort="customerName"
    />
  );
}
