import type { Workflow } from '@notaria/kyc';
import type { ReactElement } from 'react';
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
  if (!may('workflows:write')) return null;
  return (
    <RemoveButton
      action={texts.remove}
      title={texts.removeTitle(workflow.name)}
      text={texts.removeText}
      options={queries.deleteWorkflow()}
      variables={{ id: workflow.id }}
      // The workflow itself was deleted, so that its query is not repeated.
      stale={[[...sessionsKey, 'listWorkflows']]}
      successMessage={texts.removed}
      nextHref="/workflows"
    />
  );
}
