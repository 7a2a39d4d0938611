import type { Workflow } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { RemoveButton } from '../../ui/frames/remove.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { workflowTexts } from './texts.js';

/** The button to delete a workflow, with its confirmation. */
export function RemoveWorkflow({ workflow }: { readonly workflow: Workflow }): ReactElement | null {
  const texts = useTexts(workflowTexts);
  const { may } = useMe();
  const { queries } = useSessionQueries();
  const [, navigate] = useLocation();
  const write = useWrite({
    options: queries.deleteWorkflow(),
    // The workflow itself was deleted, so that its query is not repeated.
    stale: [[...sessionsKey, 'listWorkflows']],
    successMessage: texts.removed,
    onDone: () => navigate('/workflows'),
  });
  if (!may('workflows:write')) return null;
  return (
    <RemoveButton
      action={texts.remove}
      title={texts.removeTitle(workflow.name)}
      text={texts.removeText}
      write={write}
      onConfirm={() => write.mutate({ id: workflow.id })}
    />
  );
}
