import type { ReceivableAging } from '@notaria/erp';
import { receivablesQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useListState } from '../../data/list-state.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { AgingFrame, agingQuery } from './aging-frame.js';
import type { AgingReport } from './report.js';
import { agingTexts } from './texts.js';

const reportOf = ({ data }: { readonly data: ReceivableAging }): AgingReport => ({
  ...data,
  rows: data.rows.map(({ customerId, customerName, ...row }) => ({
    ...row,
    partyId: customerId,
    name: customerName,
  })),
});

/** The open amounts of customers, by days past due. */
export function Aging(): ReactElement {
  const texts = useTexts(agingTexts);
  const list = useListState('name');
  const result = useQuery({
    ...receivablesQueries(erp).aging(agingQuery(list)),
    placeholderData: keepPreviousData,
    select: reportOf,
  });
  return (
    <AgingFrame
      title={texts.title}
      parties={{
        label: texts.customer,
        search: texts.searchCustomers,
        href: '/customers',
        permission: 'customers:read',
        documents: '/receivables?customer=',
      }}
      list={list}
      result={result}
    />
  );
}
