import type { PayableAging } from '@notaria/erp';
import { payablesQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useListState } from '../../data/list-state.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { AgingFrame, agingQuery } from '../aging/aging-frame.js';
import type { AgingReport } from '../aging/report.js';
import { agingTexts } from '../aging/texts.js';
import { payableTexts } from './texts.js';

const reportOf = ({ data }: { readonly data: PayableAging }): AgingReport => ({
  ...data,
  rows: data.rows.map(({ vendorId, vendorName, ...row }) => ({
    ...row,
    partyId: vendorId,
    name: vendorName,
  })),
});

/** The open amounts of vendors, by days past due. */
export function PayableAgingPage(): ReactElement {
  const texts = useTexts(agingTexts);
  const { title } = useTexts(payableTexts);
  const list = useListState('name');
  const result = useQuery({
    ...payablesQueries(erp).aging(agingQuery(list)),
    placeholderData: keepPreviousData,
    select: reportOf,
  });
  return (
    <AgingFrame
      title={texts.payablesTitle}
      back={{ href: '/payables', title }}
      parties={{
        label: texts.vendor,
        search: texts.searchVendors,
        href: '/vendors',
        permission: 'vendors:read',
        documents: '/payables?vendor=',
      }}
      list={list}
      result={result}
    />
  );
}
