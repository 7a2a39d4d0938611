import type { SessionItem } from '@notaria/kyc';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  cursorQuery,
  cursorWalk,
  type ListState,
  useListState,
  wholeQuery,
} from '../../../data/list-state.js';
import { kycListed, kycPage } from '../../../data/queries/listed.js';
import { useTexts } from '../../../session/language/texts.js';
import { useKyc } from '../../../session/language/use-preferences.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Page } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import { usePageKeys } from '../../../ui/keys.js';
import { List } from '../../../ui/lists/list.js';
import type { ExportFile } from '../../../ui/lists/settings/list-export.js';
import type { Column } from '../../../ui/lists/table.js';
import { namesOf, useSessionQueries, useWorkflows } from '../../cases/data.js';
import { Ago, Reasons, useActorName, useCountryName, useIsMe } from '../../cases/marks.js';
import { Risk } from '../../cases/risk.js';
import { caseWords } from '../../cases/words.js';
import { reviewTexts } from '../texts.js';
import { useCaseActions } from './bulk-actions.js';
import { useTakeNext } from './take-next.js';
import '../../cases/style.css';

const refetchMs = 30_000;

function queryOf(list: ListState) {
  const claim = list.filter('claim') as 'mine' | 'free' | 'others' | undefined;
  const approval = list.filter('approval') as 'first' | 'second' | undefined;
  return {
    awaiting: 'reviewer',
    ...cursorQuery(list),
    ...(claim ? { claim } : {}),
    ...(approval ? { approval } : {}),
    ...(list.search ? { search: list.search } : {}),
  } as const;
}

function useQueue(list: ListState) {
  const { queries, keyed } = useSessionQueries();
  const result = useQuery({
    ...keyed(queries.pending(queryOf(list))),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });
  return kycListed(result, ({ sessions }) => sessions);
}

/** The person of a case, and the first of two approvals, if it was given. */
function Case({ session }: { readonly session: SessionItem }): ReactElement {
  const texts = useTexts(reviewTexts);
  const nameOf = useActorName();
  const [name, id] = namesOf(session);
  return (
    <div className="stack">
      <strong>{name}</strong>
      {id && <code className="hint">{id}</code>}
      {session.firstApproval && (
        <span className="tags">
          <Badge tone="accent">{texts.needsSecond}</Badge>
          <span className="hint">{texts.approvedBy(nameOf(session.firstApproval.actor))}</span>
        </span>
      )}
    </div>
  );
}

/** The steps that need a review, with their reasons. */
function ToLookAt({ session }: { readonly session: SessionItem }): ReactElement {
  const { features } = useTexts(caseWords);
  const open = session.steps.filter(({ status }) => status !== 'approved');
  return (
    <div className="stack">
      <span className="tags">
        {open.map(({ feature, status }) => (
          <Badge key={feature} tone={status === 'declined' ? 'bad' : 'warning'}>
            {features[feature]}
          </Badge>
        ))}
      </span>
      {session.reasonCodes.length > 0 && <Reasons codes={session.reasonCodes} />}
    </div>
  );
}

function Holder({ claim }: Pick<SessionItem, 'claim'>): ReactElement {
  const texts = useTexts(reviewTexts);
  const nameOf = useActorName();
  const isMe = useIsMe();
  if (claim === null) return <span className="hint">{texts.nobody}</span>;
  return <Badge tone={isMe(claim.actor) ? 'accent' : 'neutral'}>{nameOf(claim.actor)}</Badge>;
}

function useColumns(): readonly Column<SessionItem>[] {
  const texts = useTexts(reviewTexts);
  const { risk } = useTexts(caseWords);
  const countryName = useCountryName();
  const workflows = useWorkflows();
  return [
    {
      title: texts.case,
      cell: (session) => <Case session={session} />,
    },
    { title: texts.age, cell: ({ createdAt }) => <Ago at={createdAt} /> },
    {
      title: risk,
      cell: (session) => (session.risk === null ? null : <Risk risk={session.risk} />),
    },
    { title: texts.toLookAt, cell: (session) => <ToLookAt session={session} /> },
    { title: texts.country, cell: ({ country }) => country && countryName(country) },
    {
      title: texts.workflow,
      isMinor: true,
      cell: ({ workflowId }) => workflows.find(({ id }) => id === workflowId)?.name,
    },
    { title: texts.heldBy, cell: (session) => <Holder claim={session.claim} /> },
  ];
}

/** The actions on several cases, and the export. Both concern all pages of the list. */
function useWholeList(list: ListState) {
  const { kyc } = useKyc();
  const actions = useCaseActions();
  const query = wholeQuery(queryOf(list));
  return {
    bulk: {
      ...actions,
      loadPage: async (cursor: string | undefined) =>
        kycPage(
          await kyc.sessions.pending({ ...query, ...cursorWalk(cursor) }),
          ({ sessions }) => sessions,
        ),
    },
    exported: {
      name: 'review',
      load: (file: ExportFile) => kyc.sessions.pending({ ...query, ...file }),
    },
  };
}

/** The sessions in review, oldest first. */
export function Review(): ReactElement {
  const texts = useTexts(reviewTexts);
  const list = useListState();
  const listed = useQueue(list);
  const columns = useColumns();
  const next = useTakeNext();
  const take = (): void => {
    if (!next.isPending) next.mutate();
  };
  usePageKeys({ n: { label: texts.takeNext, run: take } });
  return (
    <Page
      title={texts.title}
      actions={
        <Button kind="primary" isBusy={next.isPending} shortcut="n" onClick={take}>
          {texts.takeNext}
        </Button>
      }
    >
      {next.error && <Failed error={next.error} onRetry={take} />}
      <List
        list={list}
        listed={listed}
        caption={texts.caption}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/review/${id}`}
        search={texts.search}
        filters={[
          { name: 'claim', label: texts.heldBy, choices: Object.entries(texts.claims) },
          { name: 'approval', label: texts.approval, choices: Object.entries(texts.approvals) },
        ]}
        {...useWholeList(list)}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </Page>
  );
}
