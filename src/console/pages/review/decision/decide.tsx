import type { Feature, Session, SessionDecision } from '@notaria/kyc';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { AreaField, TextField } from '../../../ui/forms/field.js';
import { Form } from '../../../ui/forms/form.js';
import { Dialog } from '../../../ui/frames/dialog.js';
import { uiTexts } from '../../../ui/texts.js';
import { useKept } from '../../../unsaved/kept.js';
import { unsaved } from '../../../unsaved/unsaved.js';
import { sessionsKey, useSessionQueries, useWorkflows } from '../../cases/data.js';
import { ReasonChoice, StepChoice } from './decision-choices.js';
import { decisionTexts } from './decision-texts.js';
import { type DecisionKind, decisionsFrom, foundIn, needsReason, reasonsFor } from './decisions.js';
import { Meanwhile } from './meanwhile.js';

interface DecideProps {
  readonly session: Session;
  readonly decision: DecisionKind;
  readonly onClose: () => void;
}

/** The entered decision. */
interface Draft {
  readonly codes: readonly string[];
  readonly reason: string;
  readonly comment: string;
  readonly steps: readonly Feature[];
}

/** Steps without input of the person. */
const byTheCompany: ReadonlySet<Feature> = new Set(['aml', 'database_validation']);

function begin({ session, decision }: DecideProps): Draft {
  const isAsking = decision === 'declined' || decision === 'resubmission_requested';
  const open = session.steps.filter(
    ({ feature, status }) => status !== 'approved' && !byTheCompany.has(feature),
  );
  return {
    codes: isAsking ? foundIn(session) : [],
    reason: '',
    comment: '',
    steps: decision === 'resubmission_requested' ? open.map(({ feature }) => feature) : [],
  };
}

function bodyOf(decision: DecisionKind, { codes, reason, comment, steps }: Draft): SessionDecision {
  return {
    decision,
    ...(codes.length > 0 ? { reasonCodes: [...codes] } : {}),
    ...(reason.trim() ? { reason: reason.trim() } : {}),
    ...(comment.trim() ? { comment: comment.trim() } : {}),
    ...(steps.length > 0
      ? { steps: steps.map((feature) => ({ feature, status: 'pending' as const })) }
      : {}),
  };
}

type Lack = 'needReason' | 'needStep';

function lackOf({ session, decision }: DecideProps, draft: Draft): Lack | undefined {
  if (decision === 'resubmission_requested' && draft.steps.length === 0) return 'needStep';
  const isSaid = draft.codes.length > 0 || draft.reason.trim() !== '';
  return needsReason(session.status, decision) && !isSaid ? 'needReason' : undefined;
}

/** Returns the entered decision, and what it lacks since it was last checked. */
function useDraft(props: DecideProps) {
  const [draft, setDraft] = useKept(props.decision, begin(props));
  const [lack, setLack] = useState<Lack>();
  return {
    draft,
    lack,
    change: (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes })),
    /** Shows what the decision on a state of the session lacks. Returns true if it lacks nothing. */
    check(session: Session): boolean {
      const missing = lackOf({ ...props, session }, draft);
      setLack(missing);
      return missing === undefined;
    },
  };
}

/** Says that a second approval is expected. The API decides, by the current workflow. */
function TwoPeople({ session }: { readonly session: Session }): ReactElement | null {
  const texts = useTexts(decisionTexts);
  const workflow = useWorkflows().find(({ id }) => id === session.workflowId);
  if (session.firstApproval !== null) return <p>{texts.twoSecond}</p>;
  const from = workflow?.version === session.workflowVersion ? workflow.fourEyesFrom : null;
  return from === null || (session.risk ?? 0) < from ? null : <p>{texts.twoNeeded(from)}</p>;
}

/** Decides on the displayed state. `seen` changes only when a newer state was shown. */
function useDecide({ session, decision, onClose }: DecideProps) {
  const texts = useTexts(decisionTexts);
  const { queries, keyed } = useSessionQueries();
  const client = useQueryClient();
  const [seen, setSeen] = useState(session);
  const once = useOnce<{ id: string; body: SessionDecision; options: { ifMatch: number } }>();
  const write = useWrite({
    options: queries.decision(),
    stale: [sessionsKey],
    successMessage: (reply) =>
      reply.session.status === decision ? texts[decision].done : texts.firstDone,
    onDone: onClose,
  });
  const { id } = session;
  return {
    seen,
    error: write.error,
    isPending: write.isPending,
    send: (body: SessionDecision) =>
      write.mutate(once({ id, body, options: { ifMatch: seen.version } })),
    async look(): Promise<void> {
      const newest = await client.fetchQuery({ ...keyed(queries.get(id)), staleTime: 0 });
      setSeen(newest.session);
      write.reset();
    },
  };
}

interface EndProps extends Omit<DecideProps, 'session'> {
  readonly isBusy: boolean;
  readonly isPossible: boolean;
}

function End({ decision, isBusy, isPossible, onClose }: EndProps): ReactElement {
  const texts = useTexts(decisionTexts);
  const { cancel } = useTexts(uiTexts);
  return (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button
        kind={decision === 'declined' ? 'danger' : 'primary'}
        type="submit"
        isBusy={isBusy}
        disabled={!isPossible}
      >
        {texts[decision].action}
      </Button>
    </>
  );
}

interface FieldsProps {
  /** The state of the session when the dialog opened. */
  readonly session: Session;
  readonly decision: DecisionKind;
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

/** The choices of reasons and of steps to repeat. */
function Choices(props: FieldsProps & { readonly lack: Lack | undefined }): ReactElement {
  const { session, decision, draft, change, lack } = props;
  const texts = useTexts(decisionTexts);
  return (
    <>
      <ReasonChoice
        codes={reasonsFor(session, decision)}
        found={foundIn(session)}
        chosen={draft.codes}
        error={lack === 'needReason' ? texts.needReason : undefined}
        onChange={(codes) => change({ codes })}
      />
      {decision === 'resubmission_requested' && (
        <StepChoice
          features={session.features}
          chosen={draft.steps}
          error={lack === 'needStep' ? texts.needStep : undefined}
          onChange={(steps) => change({ steps })}
        />
      )}
    </>
  );
}

function Remarks({ decision, draft, change }: FieldsProps): ReactElement {
  const texts = useTexts(decisionTexts);
  return (
    <>
      <TextField
        label={texts.reason}
        path="reason"
        autoFocus={decision === 'approved'}
        hint={texts.reasonHint}
        maxLength={500}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      <AreaField
        label={texts.comment}
        path="comment"
        maxLength={2000}
        rows={2}
        value={draft.comment}
        onChange={(comment) => change({ comment })}
      />
    </>
  );
}

/** The dialog of one decision about a session. */
export function DecideCase(props: DecideProps): ReactElement {
  const { decision, onClose } = props;
  // The page below the dialog may load a newer state. The decision is about the state at the time when the dialog
  // opened.
  const [session] = useState(props.session);
  const texts = useTexts(decisionTexts);
  const { seen, error, isPending, send, look } = useDecide({ ...props, session });
  const { draft, lack, change, check } = useDraft(props);
  const isPossible = decisionsFrom(seen.status).includes(decision);
  const submit = (): void => {
    if (check(seen) && isPossible) send(bodyOf(decision, draft));
  };
  const fields = { session, decision, draft, change };
  const end = <End {...props} isBusy={isPending} isPossible={isPossible} />;
  return (
    <Dialog
      title={texts[decision].title}
      onClose={() => unsaved.leave(onClose)}
      isWide={decision !== 'approved'}
    >
      <Form error={error} onReload={look} onSubmit={submit} end={end}>
        {decision === 'approved' && <TwoPeople session={seen} />}
        <Choices {...fields} lack={lack} />
        <Remarks {...fields} />
        <Meanwhile before={session} now={seen} isPossible={isPossible} />
      </Form>
    </Dialog>
  );
}
