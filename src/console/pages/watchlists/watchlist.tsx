import type { WatchlistChange, WatchlistImport } from '@notaria/kyc';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { cursorQuery, useListState } from '../../data/list-state.js';
import { kycListed } from '../../data/queries/listed.js';
import { problemOf } from '../../data/queries/problem.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import type { PageParams } from '../../shell/route.js';
import { Badge } from '../../ui/badge.js';
import { LinkButton } from '../../ui/button.js';
import { Page } from '../../ui/frames/page.js';
import { Empty } from '../../ui/frames/states.js';
import { List, type ListPage } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { useAmlQueries } from '../cases/data.js';
import { Ago } from '../cases/marks.js';
import { RemoveList } from './remove-list.js';
import { type WatchlistTexts, watchlistTexts } from './texts.js';
import { useWatchlists } from './watchlists.js';

const changeTones = { added: 'good', changed: 'warning', removed: 'bad' } as const;

interface PartProps {
  readonly id: string;
  readonly title: string;
}

/** The text for an unknown list, or the requested data. */
function Known<T>({ listed, children }: { listed: ListPage<T>; children: ReactElement }) {
  const texts = useTexts(watchlistTexts);
  const { kind } = problemOf(listed.error);
  if (listed.error && (kind === 'missing' || kind === 'invalid')) {
    return (
      <Empty
        title={texts.missing}
        action={<LinkButton href="/watchlists">{texts.title}</LinkButton>}
      />
    );
  }
  return children;
}

/** The imports, the newest first, with links to their changes. */
function Imports({ id, title }: PartProps): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { number, day } = useFormats();
  const { queries, keyed } = useAmlQueries();
  const list = useListState();
  const result = useQuery({
    ...keyed(queries.watchlistImports(id, cursorQuery(list))),
    placeholderData: keepPreviousData,
  });
  const listed = kycListed(result, ({ imports }) => imports);
  return (
    <Page
      title={title}
      back={{ href: '/watchlists', title: texts.title }}
      actions={<RemoveList id={id} />}
    >
      <Known listed={listed}>
        <List<WatchlistImport>
          list={list}
          listed={listed}
          caption={texts.imports}
          keyOf={({ version, importedAt }) => version + importedAt}
          hrefOf={({ version }) => `/watchlists/${id}?version=${version}`}
          columns={[
            { title: texts.version, cell: ({ version }) => <code>{version}</code> },
            { title: texts.published, cell: ({ publishedAt }) => publishedAt && day(publishedAt) },
            { title: texts.imported, cell: ({ importedAt }) => <Ago at={importedAt} /> },
            { title: texts.entities, isNumber: true, cell: ({ entities }) => number(entities) },
            { title: texts.added, isNumber: true, cell: ({ added }) => number(added) },
            { title: texts.changed, isNumber: true, cell: ({ changed }) => number(changed) },
            { title: texts.removed, isNumber: true, cell: ({ removed }) => number(removed) },
            {
              title: texts.unchanged,
              isNumber: true,
              isMinor: true,
              cell: ({ unchanged }) => number(unchanged),
            },
          ]}
          empty={{ title: texts.noImports }}
        />
      </Known>
    </Page>
  );
}

const changeColumns = (texts: WatchlistTexts): readonly Column<WatchlistChange>[] => [
  {
    title: texts.entry,
    cell: ({ caption, entityId }) => (
      <div className="stack">
        <strong>{caption}</strong>
        <code className="hint">{entityId}</code>
      </div>
    ),
  },
  {
    title: texts.change,
    cell: ({ change }) => <Badge tone={changeTones[change]}>{texts[change]}</Badge>,
  },
  { title: texts.kind, cell: ({ schema }) => texts.kinds[schema] },
  { title: texts.programs, cell: ({ programs }) => programs.join(', ') },
];

/** The entries that one import added, changed and removed. */
function Changes({ id, title, version }: PartProps & { readonly version: string }): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { queries, keyed } = useAmlQueries();
  const { kyc } = useKyc();
  const list = useListState();
  const result = useQuery({
    ...keyed(queries.watchlistChanges(id, { version, ...cursorQuery(list) })),
    placeholderData: keepPreviousData,
  });
  const listed = kycListed(result, ({ changes }) => changes);
  return (
    <Page title={texts.changes(version)} back={{ href: `/watchlists/${id}`, title }}>
      <Known listed={listed}>
        <List<WatchlistChange>
          list={list}
          listed={listed}
          caption={texts.changes(version)}
          keyOf={({ change, entityId }) => change + entityId}
          columns={changeColumns(texts)}
          exported={{
            name: `${id}-${version}`,
            load: (file) => kyc.aml.watchlistChanges(id, { version, ...file }),
          }}
          empty={{ title: texts.noChanges, text: texts.noChangesText }}
        />
      </Known>
    </Page>
  );
}

/** A list with its imports, or the changes of one of them. */
export function WatchlistPage({ id = '' }: PageParams): ReactElement {
  const { data } = useWatchlists();
  const version = useListState().filter('version');
  const title = data?.watchlists.find((list) => list.id === id)?.title ?? id;
  return version === undefined ? (
    <Imports id={id} title={title} />
  ) : (
    <Changes id={id} title={title} version={version} />
  );
}
