import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useListState } from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { PaymentList, paymentQuery } from '../settlement/recorded/payment-list.js';
import { payableSide, payables } from './side.js';

type Sort = 'date' | 'amount' | 'vendorName';

/** Payments to vendors. */
export function VendorPayments(): ReactElement {
  const list = useListState();
  const result = useQuery({
    ...payables.payments(paymentQuery<Sort>(list)),
    placeholderData: keepPreviousData,
  });
  return (
    <PaymentList
      side={payableSide}
      list={list}
      listed={erpListed(result)}
      partyOf={({ vendorName }) => vendorName}
      partySort="vendorName"
    />
  );
}
