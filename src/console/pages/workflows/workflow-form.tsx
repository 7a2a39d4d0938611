import type { Workflow, WorkflowInput } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { bodyOf, CardsOfInputs, valuesOf } from '../../records/fields.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Form as FormFrame } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Page } from '../../ui/frames/page.js';
import { RecordPage } from '../../ui/frames/record.js';
import { uiTexts } from '../../ui/texts.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { RemoveWorkflow } from './remove-workflow.js';
import { workflowTexts } from './texts.js';
import { useWorkflowFields } from './workflow-fields.js';

type Update = { id: string; body: WorkflowInput; options: { ifMatch: number } };

function useWorkflowWrites() {
  const texts = useTexts(workflowTexts);
  const { queries } = useSessionQueries();
  const [, navigate] = useLocation();
  const stale = [sessionsKey];
  const onDone = (): void => navigate('/workflows');
  return {
    create: useWrite({
      options: queries.createWorkflow(),
      stale,
      successMessage: texts.created,
      onDone,
    }),
    update: useWrite({
      options: queries.updateWorkflow(),
      stale,
      successMessage: texts.saved,
      onDone,
    }),
  };
}

interface EditorProps {
  readonly workflow?: Workflow;
  /** Resolves to the newest state of the workflow. */
  readonly reload?: () => Promise<Workflow | undefined>;
}

function WorkflowEditor({ workflow, reload }: EditorProps): ReactElement {
  const texts = useTexts(workflowTexts);
  const { save: saveLabel } = useTexts(uiTexts);
  const { may } = useMe();
  const fields = useWorkflowFields(workflow);
  const form = useForm(valuesOf(fields, workflow));
  const { create, update } = useWorkflowWrites();
  const [version, setVersion] = useState(workflow?.version ?? 0);
  const onceNew = useOnce<{ body: WorkflowInput }>();
  const onceChanged = useOnce<Update>();
  const isPossible = may('workflows:write') && form.values['features'] !== '';
  const save = (): void => {
    const typed = bodyOf(fields, form.values);
    const body = { thresholds: {}, ...typed, consent: typed.consent ?? null };
    if (workflow === undefined) create.mutate(onceNew({ body }));
    else update.mutate(onceChanged({ id: workflow.id, body, options: { ifMatch: version } }));
  };
  const showNewest = async (): Promise<void> => {
    const newest = await reload?.();
    if (newest === undefined) return;
    form.rebase(valuesOf(fields, newest));
    setVersion(newest.version);
    update.reset();
  };
  return (
    <FormFrame
      error={create.error ?? update.error}
      onReload={showNewest}
      onSubmit={() => isPossible && save()}
      end={
        <FormEnd
          cancelHref="/workflows"
          action={workflow ? saveLabel : texts.create}
          isBusy={create.isPending || update.isPending}
          isPossible={isPossible}
        />
      }
    >
      <CardsOfInputs form={form} fields={fields} />
    </FormFrame>
  );
}

export function NewWorkflow(): ReactElement {
  const texts = useTexts(workflowTexts);
  return (
    <Page title={texts.create} back={{ href: '/workflows', title: texts.title }}>
      <WorkflowEditor />
    </Page>
  );
}

export function WorkflowPage({ id = '' }: PageParams): ReactElement {
  const texts = useTexts(workflowTexts);
  const { queries, keyed } = useSessionQueries();
  const result = useQuery(keyed(queries.getWorkflow(id)));
  const reload = async () => (await result.refetch()).data?.workflow;
  return (
    <RecordPage
      result={result}
      title={texts.title}
      back={{ href: '/workflows', title: texts.title }}
      missing={texts.missing}
    >
      {({ workflow }) => (
        <Page
          title={workflow.name}
          back={{ href: '/workflows', title: texts.title }}
          actions={<RemoveWorkflow workflow={workflow} />}
        >
          <WorkflowEditor workflow={workflow} reload={reload} />
        </Page>
      )}
    </RecordPage>
  );
}
