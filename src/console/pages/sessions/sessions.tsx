import type { Session, SessionItem, SessionStatus } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { daysIn } from '../../data/day-range.js';
import {
  cursorQuery,
  filled,
  type ListState,
  useListState,
  wholeQuery,
} from '../../data/list-state.js';
import { useKycPage } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { useMe } from '../../session/me.js';
import { Button, LinkButton } from '../../ui/button.js';
import { useAskedForm } from '../../ui/create.js';
import type { Choice } from '../../ui/forms/field.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';
import { useCountries } from '../cases/countries.js';
import { namesOf, shortId, useSessionQueries, useWorkflows } from '../cases/data.js';
import { Ago, StatusBadge, useCountryName } from '../cases/marks.js';
import { Risk } from '../cases/risk.js';
import { caseWords } from '../cases/words.js';
import { ErasePerson } from '../sharing/erase-person.js';
import { ImportSession } from '../sharing/import-session.js';
import { sharingTexts } from '../sharing/texts.js';
import { CreateSession } from './create-session.js';
import { SessionLink } from './session-link.js';
import { sessionTexts } from './texts.js';
import '../cases/style.css';

function statusesIn(list: ListState): [SessionStatus] | undefined {
  const status = list.filter<SessionStatus>('status');
  return status && [status];
}

const queryOf = (list: ListState) => ({
  ...cursorQuery(list),
  ...daysIn(list),
  ...filled({
    search: list.search,
    status: statusesIn(list),
    workflowId: list.filter('workflow'),
    country: list.filter('country'),
    sort: list.sort === 'createdAt' ? ('createdAt' as const) : undefined,
  }),
});

/** The name of the person, if it is known, and what identifies the session. */
function Subject({ session }: { readonly session: SessionItem }): ReactElement {
  const { subjectName, externalId, id } = session;
  const [title, ...ids] = [subjectName, externalId, shortId(id)].filter((name) => name !== null);
  return (
    <div className="stack">
      <strong>{title}</strong>
      {ids.length > 0 && <code className="hint nowrap">{ids.join(' · ')}</code>}
    </div>
  );
}

function useColumns(): readonly Column<SessionItem>[] {
  const texts = useTexts(sessionTexts);
  const { features, risk } = useTexts(caseWords);
  const countryName = useCountryName();
  const workflows = useWorkflows();
  return [
    {
      title: texts.session,
      cell: (session) => <Subject session={session} />,
    },
    { title: texts.status, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      title: risk,
      cell: (session) => (session.risk === null ? null : <Risk risk={session.risk} />),
    },
    {
      title: texts.steps,
      isMinor: true,
      cell: (session) => session.features.map((feature) => features[feature]).join(', '),
    },
    { title: texts.country, cell: ({ country }) => country && countryName(country) },
    {
      title: texts.workflow,
      isMinor: true,
      cell: ({ workflowId }) => workflows.find(({ id }) => id === workflowId)?.name,
    },
    { title: texts.created, sort: 'createdAt', cell: ({ createdAt }) => <Ago at={createdAt} /> },
  ];
}

function useFilters(): readonly Filter[] {
  const texts = useTexts(sessionTexts);
  const { statuses } = useTexts(caseWords);
  const workflows = useWorkflows();
  const countries = useCountries();
  return [
    { name: 'status', label: texts.status, type: 'tabs', choices: Object.entries(statuses) },
    {
      name: 'workflow',
      label: texts.workflow,
      choices: workflows.map(({ id, name }): Choice => [id, name]),
    },
    {
      name: 'country',
      label: texts.country,
      choices: countries.map(({ code, name }): Choice => [code, name]),
    },
    { name: 'from', label: texts.from, type: 'date' },
    { name: 'to', label: texts.to, type: 'date' },
  ];
}

/** The open dialog; a session is the one that was just created. */
type OpenDialog = 'create' | 'import' | 'erase' | Session | undefined;

interface DialogProps {
  readonly open: OpenDialog;
  readonly onChange: (open: OpenDialog) => void;
}

function SessionDialog({ open, onChange }: DialogProps): ReactElement | null {
  const { createdTitle, lost } = useTexts(sessionTexts);
  const close = (): void => onChange(undefined);
  if (open === undefined) return null;
  if (open === 'import') return <ImportSession onClose={close} />;
  if (open === 'erase') return <ErasePerson onClose={close} />;
  if (open === 'create') return <CreateSession onClose={close} onCreated={onChange} />;
  return <SessionLink session={open} title={createdTitle} lost={lost} onDone={close} />;
}

function Links({ onOpen }: { readonly onOpen: (open: OpenDialog) => void }): ReactElement {
  const texts = useTexts(sharingTexts);
  const { may } = useMe();
  return (
    <>
      {may('sessions:delete') && <Button onClick={() => onOpen('erase')}>{texts.erase}</Button>}
      {may('sealed-records:read') && (
        <LinkButton href="/sealed-records">{texts.sealedRecords}</LinkButton>
      )}
      <LinkButton href="/sessions/trusted">{texts.title}</LinkButton>
      {may('sessions:write') && (
        <Button onClick={() => onOpen('import')}>{texts.importSession}</Button>
      )}
    </>
  );
}

/** All sessions. */
export function Sessions(): ReactElement {
  const texts = useTexts(sessionTexts);
  const { may } = useMe();
  const { kyc } = useKyc();
  const { queries, keyed } = useSessionQueries();
  const list = useListState('-createdAt');
  const query = queryOf(list);
  const [open, setOpen] = useState<OpenDialog>();
  useAskedForm(() => may('sessions:write') && setOpen('create'));
  const create = may('sessions:write') && (
    <Button kind="primary" icon="plus" onClick={() => setOpen('create')}>
      {texts.create}
    </Button>
  );
  return (
    <ListPage
      href="/review"
      texts={texts}
      links={<Links onOpen={setOpen} />}
      create={create}
      list={list}
      listed={useKycPage(keyed(queries.list(query)), ({ sessions }) => sessions)}
      columns={useColumns()}
      hrefOf={may('sessions:decide') ? ({ id }) => `/review/${id}` : undefined}
      filters={useFilters()}
      bulk={{ nameOf: (session) => namesOf(session).join(' · '), actions: [] }}
      exported={{
        name: 'sessions',
        load: (file) => kyc.sessions.list({ ...wholeQuery(query), ...file }),
      }}
    >
      <SessionDialog open={open} onChange={setOpen} />
    </ListPage>
  );
}
