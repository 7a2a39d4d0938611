import type { AgingTotals, ReceivableAging } from '@notaria/erp';
import { receivablesQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type ListState, useListState } from '../../data/list-state.js';
import { useCurrencies } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Page } from '../../ui/frames/page.js';
import { Empty, Failed, Loading } from '../../ui/frames/states.js';
import { type Column, Table } from '../../ui/lists/table.js';
import { type AgingTexts, agingTexts } from './texts.js';

/** A customer, or all of them together. */
interface Row extends AgingTotals {
  readonly customerId: number | null;
  readonly name: string;
}

type BucketKey = keyof AgingTexts['buckets'];

function columnsOf(texts: AgingTexts, { money }: Formats): readonly Column<Row>[] {
  const figure = (title: string, key: Exclude<keyof AgingTotals, 'name'>): Column<Row> => ({
    title,
    isNumber: true,
    cell: (row) => {
      const shown = row[key] === 0 ? '—' : money(row[key]);
      return row.customerId === null ? <strong>{shown}</strong> : shown;
    },
  });
  const buckets = Object.entries(texts.buckets) as [BucketKey, string][];
  return [
    {
      title: texts.customer,
      cell: ({ name, customerId }) => (customerId === null ? <strong>{name}</strong> : name),
    },
    ...buckets.map(([key, title]) => figure(title, key)),
    figure(texts.credit, 'unappliedCredit'),
    figure(texts.balance, 'balance'),
  ];
}

function Toolbar({ list }: { readonly list: ListState }): ReactElement {
  const texts = useTexts(agingTexts);
  const currencies = useCurrencies();
  return (
    <search className="toolbar">
      <label className="filter">
        <span>{texts.asOf}</span>
        <input
          type="date"
          value={list.filter('asOf') ?? ''}
          onChange={(event) => list.change({ asOf: event.target.value })}
        />
      </label>
      {currencies.length > 1 && (
        <label className="filter">
          <span>{texts.currency}</span>
          <select
            value={list.filter('currency') ?? ''}
            onChange={(event) => list.change({ currency: event.target.value })}
          >
            <option value="">{texts.company}</option>
            {currencies.map(({ code }) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      )}
    </search>
  );
}

function Shown({ aging }: { readonly aging: ReceivableAging }): ReactElement {
  const texts = useTexts(agingTexts);
  const formats = useFormats();
  const { may } = useMe();
  const { rows, totals, asOf, currencyCode } = aging;
  if (rows.length === 0) return <Empty title={texts.none}>{texts.noneText}</Empty>;
  const shown: readonly Row[] = [
    ...rows.map((row) => ({ ...row, name: row.customerName })),
    { ...totals, customerId: null, name: texts.total },
  ];
  return (
    <>
      <p className="hint">{texts.subtitle(formats.day(asOf), currencyCode)}</p>
      <Table
        caption={texts.title}
        rows={shown}
        keyOf={({ customerId }) => customerId ?? 'total'}
        hrefOf={({ customerId }) =>
          customerId !== null && may('customers:read') ? `/customers/${customerId}` : undefined
        }
        columns={columnsOf(texts, formats)}
      />
    </>
  );
}

/** The open amounts of customers, by days past due. */
export function Aging(): ReactElement {
  const texts = useTexts(agingTexts);
  const list = useListState();
  const asOf = list.filter('asOf');
  const currencyCode = list.filter('currency');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...receivablesQueries(erp).aging({
      ...(asOf ? { asOf } : {}),
      ...(currencyCode ? { currencyCode } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={texts.title}>
      <div className="list" aria-busy={isPlaceholderData || undefined}>
        <Toolbar list={list} />
        {error && <Failed error={error} onRetry={refetch} />}
        {!error && (data === undefined ? <Loading /> : <Shown aging={data.data} />)}
      </div>
    </Page>
  );
}
