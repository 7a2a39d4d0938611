import type { Workflow } from '@notaria/kyc';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { cursorQuery, useListState } from '../../data/list-state.js';
import { kycListed } from '../../data/queries/listed.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Badge } from '../../ui/badge.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { useSessionQueries } from '../cases/data.js';
import { caseWords } from '../cases/words.js';
import { workflowTexts } from './texts.js';

function useColumns(): readonly Column<Workflow>[] {
  const texts = useTexts(workflowTexts);
  const { features } = useTexts(caseWords);
  return [
    {
      title: texts.name,
      cell: ({ name, isDefault }) => (
        <span className="badges">
          {name}
          {isDefault && <Badge tone="accent">{texts.defaultBadge}</Badge>}
        </span>
      ),
    },
    {
      title: texts.steps,
      cell: (workflow) => workflow.features.map((feature) => features[feature]).join(', '),
    },
    { title: texts.version, isNumber: true, isMinor: true, cell: ({ version }) => version },
  ];
}

/** The workflows of the company. */
export function Workflows(): ReactElement {
  const texts = useTexts(workflowTexts);
  const { may } = useMe();
  const { queries, keyed } = useSessionQueries();
  const list = useListState();
  const result = useQuery({
    ...keyed(queries.listWorkflows(cursorQuery(list))),
    placeholderData: keepPreviousData,
  });
  const create = useCreateLink({
    label: texts.create,
    href: '/workflows/new',
    isOffered: may('workflows:write'),
  });
  return (
    <Page title={texts.title} actions={create}>
      <List<Workflow>
        list={list}
        listed={kycListed(result, ({ workflows }) => workflows)}
        caption={texts.title}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/workflows/${id}`}
        columns={useColumns()}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
    </Page>
  );
}
