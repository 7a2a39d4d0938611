import type { AgingTotals } from '@notaria/erp';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import type { ListState } from '../../data/list-state.js';
import { useCurrencies } from '../../data/queries/company.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { DateFilter } from '../../ui/forms/date/date-filter.js';
import { Page } from '../../ui/frames/page.js';
import { Empty, Failed, Loading } from '../../ui/frames/states.js';
import { LongTable } from '../../ui/lists/rows/long-table.js';
import type { Column } from '../../ui/lists/table.js';
import { usePortion } from './portion.js';
import { type AgingTexts, agingTexts } from './texts.js';

/** The open amounts of one party. */
export interface AgingRow extends AgingTotals {
  readonly partyId: number;
  readonly name: string;
}

/** The aging of customers or of vendors. */
export interface AgingReport {
  readonly asOf: string;
  readonly currencyCode: string;
  readonly rows: readonly AgingRow[];
  readonly totals: AgingTotals;
}

/** A party, or the total of all parties. */
interface Row extends AgingTotals {
  readonly partyId: number | null;
  readonly name: string;
}

type BucketKey = keyof AgingTexts['buckets'];

const keyOf = ({ partyId }: Row): number => partyId ?? 0;

/** The columns after the first. */
function figuresOf({ buckets, credit, balance }: AgingTexts) {
  const ofBuckets = Object.entries(buckets) as [BucketKey, string][];
  return [...ofBuckets, ['unappliedCredit', credit], ['balance', balance]] as const;
}

function columnsOf(texts: AgingTexts, { money }: Formats, party: string): readonly Column<Row>[] {
  const figures = figuresOf(texts).map(
    ([key, title]): Column<Row> => ({
      title,
      isNumber: true,
      cell: (row) => {
        const shown = row[key] === 0 ? '—' : money(row[key]);
        return row.partyId === null ? <strong>{shown}</strong> : shown;
      },
    }),
  );
  return [
    {
      title: party,
      cell: ({ name, partyId }) => (partyId === null ? <strong>{name}</strong> : name),
    },
    ...figures,
  ];
}

/** The day and the currency of the report. */
function Toolbar({ list }: { readonly list: ListState }): ReactElement {
  const texts = useTexts(agingTexts);
  const currencies = useCurrencies();
  return (
    <search className="toolbar">
      <DateFilter
        label={texts.asOf}
        value={list.filter('asOf') ?? ''}
        onChange={(asOf) => list.change({ asOf })}
      />
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

/** The parties of a report. */
interface Parties {
  /** The name of the column. */
  readonly label: string;
  readonly href: string;
  /** The permission to read them. */
  readonly permission: string;
}

interface AgingProps {
  readonly title: string;
  readonly back?: { readonly href: string; readonly title: string };
  readonly parties: Parties;
  readonly list: ListState;
  readonly result: UseQueryResult<AgingReport>;
}

function Shown({
  title,
  parties,
  report,
}: Pick<AgingProps, 'title' | 'parties'> & { readonly report: AgingReport }): ReactElement {
  const texts = useTexts(agingTexts);
  const formats = useFormats();
  const { may } = useMe();
  const { rows, totals, asOf, currencyCode } = report;
  const { shown: portion, more } = usePortion(rows);
  const { label, href, permission } = parties;
  const columns = useMemo(() => columnsOf(texts, formats, label), [texts, formats, label]);
  const mayRead = may(permission);
  const hrefOf = useMemo(
    () => (mayRead ? ({ partyId }: Row) => `${href}/${partyId}` : undefined),
    [mayRead, href],
  );
  if (rows.length === 0) return <Empty title={texts.none}>{texts.noneText}</Empty>;
  return (
    <>
      <p className="hint">{texts.subtitle(formats.day(asOf), currencyCode)}</p>
      <LongTable<Row>
        caption={title}
        rows={portion}
        keyOf={keyOf}
        hrefOf={hrefOf}
        columns={columns}
        total={{ ...totals, partyId: null, name: texts.total }}
        // No number is longer than the sum of its column, except a negative one by its sign.
        widths={figuresOf(texts).map(([key]) => formats.money(totals[key]).length + 1)}
      />
      {more}
    </>
  );
}

/** Returns the query of an aging report from the address. */
export function agingQuery(list: ListState) {
  const asOf = list.filter('asOf');
  const currencyCode = list.filter('currency');
  return { ...(asOf ? { asOf } : {}), ...(currencyCode ? { currencyCode } : {}) };
}

/** Open amounts by days past due. */
export function AgingFrame({ title, back, parties, list, result }: AgingProps): ReactElement {
  const { data, error, refetch, isPlaceholderData } = result;
  return (
    <Page title={title} {...(back ? { back } : {})}>
      <div className="list" aria-busy={isPlaceholderData || undefined}>
        <Toolbar list={list} />
        {error && <Failed error={error} onRetry={refetch} />}
        {!error && data === undefined && <Loading />}
        {!error && data && <Shown title={title} parties={parties} report={data} />}
      </div>
    </Page>
  );
}
