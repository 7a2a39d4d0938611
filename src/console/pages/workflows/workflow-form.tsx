import type { Workflow, WorkflowInput } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Form as FormFrame } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Page } from '../../ui/frames/page.js';
import { RecordPage } from '../../ui/frames/record.js';
import { uiTexts } from '../../ui/texts.js';
import { useKept } from '../../unsaved/kept.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { PageFields } from './page-fields.js';
import { RemoveWorkflow } from './remove-workflow.js';
import { workflowTexts } from './texts.js';
import { RuleFields, StepFields, ThresholdFields } from './workflow-fields.js';
import {
  blank,
  bodyOf,
  type ListChoices,
  valuesOf,
  type WorkflowField,
} from './workflow-values.js';

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

const chosenOf = (workflow: Workflow | undefined): ListChoices => ({
  features: workflow?.features ?? ['id', 'liveness', 'face_match'],
  documents: workflow?.documentsAllowed ?? ['passport', 'id_card'],
});

/** Returns the mutations of the form, which create a workflow or change one version. */
function useEditor(form: Form<WorkflowField>, { workflow, reload }: EditorProps) {
  const { create, update } = useWorkflowWrites();
  const [version, setVersion] = useState(workflow?.version ?? 0);
  const onceNew = useOnce<{ body: WorkflowInput }>();
  const onceChanged = useOnce<Update>();
  return {
    isBusy: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save(body: WorkflowInput): void {
      if (workflow === undefined) create.mutate(onceNew({ body }));
      else update.mutate(onceChanged({ id: workflow.id, body, options: { ifMatch: version } }));
    },
    async showNewest(): Promise<void> {
      const newest = await reload?.();
      if (newest === undefined) return;
      form.rebase(valuesOf(newest));
      setVersion(newest.version);
      update.reset();
    },
  };
}

function WorkflowEditor(props: EditorProps): ReactElement {
  const { workflow } = props;
  const texts = useTexts(workflowTexts);
  const { save: saveLabel } = useTexts(uiTexts);
  const { may } = useMe();
  const form = useForm<WorkflowField>(workflow ? valuesOf(workflow) : blank);
  const [chosen, setChosen] = useKept('lists', chosenOf(workflow));
  const { save, showNewest, isBusy, error } = useEditor(form, props);
  const isPossible = may('workflows:write') && chosen.features.length > 0;
  return (
    <FormFrame
      error={error}
      onReload={showNewest}
      onSubmit={() => isPossible && save(bodyOf(form.values, chosen))}
      end={
        <FormEnd
          cancelHref="/workflows"
          action={workflow ? saveLabel : texts.create}
          isBusy={isBusy}
          isPossible={isPossible}
        />
      }
    >
      <StepFields form={form} chosen={chosen} onChoose={setChosen} />
      <ThresholdFields form={form} />
      <RuleFields form={form} />
      <PageFields form={form} workflow={workflow} />
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
