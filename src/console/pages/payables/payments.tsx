import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { sumsQuery, useListState, wholeQuery } from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { PaymentList, paymentQuery } from '../settlement/recorded/payment-list.js';
import { payableSide, payables } from './side.js';

type Sort = 'date' | 'amount' | 'vendorName';

/** Payments to vendors. */
export function VendorPayments(): ReactElement {
  const list = useListState();
  const query = paymentQuery<Sort>(list);
  const result = useQuery({
    ...payables.payments(query),
    placeholderData: keepPreviousData,
  });
  return (
    <PaymentList
      side={payableSide}
      list={list}
      listed={erpListed(result)}
      summed={useQuery({
        ...payables.payments(sumsQuery(query)),
        placeholderData: keepPreviousData,
      })}
      exported={{
        name: 'payments-made',
        load: (format) => erp.payables.payments({ ...wholeQuery(query), format }),
      }}
      partyOf={({ vendorName }) => vendorName}
      partySort="vendorName"
    />
  );
}
