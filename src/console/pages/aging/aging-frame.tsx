import type { AgingTotals } from '@notaria/erp';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'wouter';
import type { ListState } from '../../data/list-state.js';
import { useCurrencies } from '../../data/queries/company.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { DateFilter } from '../../ui/forms/date/date-filter.js';
import { Page } from '../../ui/frames/page.js';
import { Empty, Failed, Loading, NoneFound } from '../../ui/frames/states.js';
import { LongTable } from '../../ui/lists/rows/long-table.js';
import { useRowKeys } from '../../ui/lists/rows/use-row-keys.js';
import { SearchField } from '../../ui/lists/settings/toolbar.js';
import type { TextColumn } from '../../ui/lists/table.js';
import { usePortion } from './portion.js';
import { type AgingReport, searched } from './report.js';
import { type AgingTexts, agingTexts } from './texts.js';

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

/** The balance of a party is a link to its open documents. */
function Balance({ href, shown }: { readonly href: string; readonly shown: string }): ReactElement {
  const { openDocuments } = useTexts(agingTexts);
  return (
    <Link href={href} title={openDocuments}>
      {shown}
    </Link>
  );
}

function columnsOf(
  texts: AgingTexts,
  { money }: Formats,
  { label, documents }: Pick<Parties, 'label' | 'documents'>,
): readonly TextColumn<Row>[] {
  const figures = figuresOf(texts).map(
    ([key, title]): TextColumn<Row> => ({
      title,
      isNumber: true,
      sort: key,
      cell: (row) => {
        if (key === 'balance' && row.partyId !== null)
          return <Balance href={`${documents}${row.partyId}`} shown={money(row.balance)} />;
        // A phone leaves the lines without an amount away.
        if (row[key] === 0) return <span className="absent">—</span>;
        return row.partyId === null ? <strong>{money(row[key])}</strong> : money(row[key]);
      },
    }),
  );
  return [
    {
      title: label,
      sort: 'name',
      cell: ({ name, partyId }) => (partyId === null ? <strong>{name}</strong> : name),
    },
    ...figures,
  ];
}

interface ToolbarProps {
  readonly list: ListState;
  /** The label of the search field. */
  readonly search: string;
}

/** The search, the day and the currency of the report. */
function Toolbar({ list, search }: ToolbarProps): ReactElement {
  const texts = useTexts(agingTexts);
  const currencies = useCurrencies();
  return (
    <search className="toolbar">
      <SearchField list={list} label={search} />
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
  /** The label of the search field. */
  readonly search: string;
  readonly href: string;
  /** The permission to read them. */
  readonly permission: string;
  /** The address of the open documents of a party, without its id. */
  readonly documents: string;
}

interface AgingProps {
  readonly title: string;
  readonly back?: { readonly href: string; readonly title: string };
  readonly parties: Parties;
  readonly list: ListState;
  readonly result: UseQueryResult<AgingReport>;
}

/** The heading amounts of the shown rows. */
function Totals({ rows, totals }: Pick<AgingReport, 'rows' | 'totals'>): ReactElement {
  const texts = useTexts(agingTexts);
  const { money, number } = useFormats();
  const { balance, current, unappliedCredit } = totals;
  return (
    <dl className="sums">
      <dt>{texts.parties}</dt>
      <dd>{number(rows.length)}</dd>
      <dt>{texts.balance}</dt>
      <dd>{money(balance)}</dd>
      <dt>{texts.overdue}</dt>
      {/* The balance is the sum of all buckets without the credit. */}
      <dd>{money(balance + unappliedCredit - current)}</dd>
    </dl>
  );
}

function useColumns({ label, documents }: Parties): readonly TextColumn<Row>[] {
  const texts = useTexts(agingTexts);
  const formats = useFormats();
  return useMemo(
    () => columnsOf(texts, formats, { label, documents }),
    [texts, formats, label, documents],
  );
}

type ShownProps = Pick<AgingProps, 'title' | 'parties' | 'list'> & { readonly report: AgingReport };

function Shown({ title, parties, list, report }: ShownProps): ReactElement {
  const texts = useTexts(agingTexts);
  const formats = useFormats();
  const { may } = useMe();
  const { search, sort } = list;
  const { rows, totals } = useMemo(
    () => searched(report, { search, sort }),
    [report, search, sort],
  );
  const { asOf, currencyCode } = report;
  const { shown: portion, more } = usePortion(rows);
  const { href, permission } = parties;
  const columns = useColumns(parties);
  const mayRead = may(permission);
  const hrefOf = useMemo(
    () => (mayRead ? ({ partyId }: Row) => `${href}/${partyId}` : undefined),
    [mayRead, href],
  );
  if (report.rows.length === 0) return <Empty title={texts.none}>{texts.noneText}</Empty>;
  if (rows.length === 0) return <NoneFound onShowAll={() => list.change({ q: '' })} />;
  return (
    <>
      <p className="hint">{texts.subtitle(formats.day(asOf), currencyCode)}</p>
      <Totals rows={rows} totals={totals} />
      <LongTable<Row>
        list={list}
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
  const frame = useRowKeys();
  return (
    <Page title={title} {...(back ? { back } : {})}>
      <div ref={frame} className="list" aria-busy={isPlaceholderData || undefined}>
        <Toolbar list={list} search={parties.search} />
        {error && <Failed error={error} onRetry={refetch} />}
        {!error && data === undefined && <Loading />}
        {!error && data && <Shown title={title} parties={parties} list={list} report={data} />}
      </div>
    </Page>
  );
}
