import type { Workflow } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { cursorQuery, useListState } from '../../data/list-state.js';
import { useKycPage } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
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
  const { queries, keyed } = useSessionQueries();
  const list = useListState();
  const page = keyed(queries.listWorkflows(cursorQuery(list)));
  return (
    <ListPage<Workflow>
      href="/workflows"
      texts={texts}
      createdBy="workflows:write"
      list={list}
      listed={useKycPage(page, ({ workflows }) => workflows)}
      columns={useColumns()}
    />
  );
}
