import type { Watchlist } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useListState } from '../../data/list-state.js';
import { plainText } from '../../data/plain-text.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Button, LinkButton } from '../../ui/button.js';
import { Page } from '../../ui/frames/page.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { useAmlQueries } from '../cases/data.js';
import { Ago } from '../cases/marks.js';
import '../cases/style.css';
import { ImportList } from './import-list.js';
import { type WatchlistTexts, watchlistTexts } from './texts.js';

const columnsOf = (texts: WatchlistTexts, formats: Formats): readonly Column<Watchlist>[] => [
  {
    title: texts.list,
    cell: ({ id, title }) => (
      <div className="stack">
        <strong>{title}</strong>
        {title !== id && <code className="hint">{id}</code>}
      </div>
    ),
  },
  {
    title: texts.source,
    isMinor: true,
    cell: ({ source }) => texts.sources[source] ?? source,
  },
  { title: texts.entities, isNumber: true, cell: ({ entities }) => formats.number(entities) },
  {
    title: texts.published,
    cell: ({ publishedAt }) => publishedAt && formats.day(publishedAt),
  },
  { title: texts.imported, cell: ({ importedAt }) => <Ago at={importedAt} /> },
  { title: texts.added, isNumber: true, cell: ({ added }) => formats.number(added) },
  { title: texts.changed, isNumber: true, cell: ({ changed }) => formats.number(changed) },
  { title: texts.removed, isNumber: true, cell: ({ removed }) => formats.number(removed) },
  { title: texts.version, isMinor: true, cell: ({ version }) => <code>{version}</code> },
];

export function useWatchlists() {
  const { queries, keyed } = useAmlQueries();
  return useQuery({ ...keyed(queries.watchlists()), staleTime: 60_000 });
}

/** The API answers all lists at once, which are few, so that they are searched here. */
function Lists(): ReactElement {
  const texts = useTexts(watchlistTexts);
  const formats = useFormats();
  const list = useListState();
  const { data, error, refetch } = useWatchlists();
  const text = plainText(list.search);
  const rows = data?.watchlists.filter(({ id, title }) =>
    plainText(`${id} ${title}`).includes(text),
  );
  return (
    <List<Watchlist>
      list={list}
      listed={{ rows, error, retry: refetch }}
      caption={texts.lists}
      columns={columnsOf(texts, formats)}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/watchlists/${id}`}
      search={texts.searchLists}
      empty={{ title: texts.none, text: texts.noneText }}
    />
  );
}

/** The loaded lists with their age. */
export function Watchlists(): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { may } = useMe();
  const [isImporting, setImporting] = useState(false);
  return (
    <Page
      title={texts.title}
      actions={
        <>
          {may('watchlists:import') && (
            <Button onClick={() => setImporting(true)}>{texts.importList}</Button>
          )}
          <LinkButton href="/screenings">{texts.screenings}</LinkButton>
          <LinkButton kind="primary" icon="search" href="/screening">
            {texts.screen}
          </LinkButton>
        </>
      }
    >
      <Lists />
      {isImporting && <ImportList onClose={() => setImporting(false)} />}
    </Page>
  );
}
