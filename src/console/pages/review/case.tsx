import type { Session } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { problemOf } from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Button, LinkButton } from '../../ui/button.js';
import { Page } from '../../ui/frames/page.js';
import { Empty, Failed, Loading } from '../../ui/frames/states.js';
import { usePageKeys } from '../../ui/keys.js';
import { shortId, useSessionQueries } from '../cases/data.js';
import { useIsMe } from '../cases/marks.js';
import { About } from './about.js';
import { DecisionButtons } from './decision/decision-buttons.js';
import { FirstApproval } from './decision/first-approval.js';
import { Evidence } from './evidence/evidence.js';
import { History } from './history.js';
import { ClaimBar } from './queue/claim.js';
import { useTakeNext } from './queue/take-next.js';
import { reviewTexts } from './texts.js';
import { Verdict } from './verdict.js';
import '../cases/style.css';

/** Returns the title of a case: the name on the document, else the expected name. */
function nameOf({ checks, expected, externalId, id }: Session): string {
  const fields = checks.findLast(({ type }) => type === 'id')?.fields ?? [];
  const read = (name: string) => fields.find((field) => field.name === name)?.value;
  const parts = [read('firstName'), read('lastName')].filter(Boolean);
  const expectedName = [expected.firstName, expected.lastName].filter(Boolean);
  return (
    parts.join(' ') ||
    read('fullName') ||
    expectedName.join(' ') ||
    (externalId ?? `Id ${shortId(id)}`)
  );
}

interface ActionsProps {
  readonly session: Session;
  readonly isBusy: boolean;
  /** Claims the next case. */
  readonly onNext: () => void;
}

/** The decisions on a case and, when this reviewer is done with it, the way to the next one. */
function Actions({ session, isBusy, onNext }: ActionsProps): ReactElement {
  const texts = useTexts(reviewTexts);
  const isMe = useIsMe();
  const { firstApproval, status } = session;
  const isDone = status !== 'in_review' || (firstApproval !== null && isMe(firstApproval.actor));
  return (
    <>
      <DecisionButtons session={session} />
      {isDone && (
        <Button kind="primary" isBusy={isBusy} shortcut="n" onClick={onNext}>
          {texts.takeNext}
        </Button>
      )}
    </>
  );
}

function CasePage({ session }: { readonly session: Session }): ReactElement {
  const texts = useTexts(reviewTexts);
  const { may } = useMe();
  const next = useTakeNext();
  const mayDecide = may('sessions:decide');
  const takeNext = (): void => {
    if (!next.isPending) next.mutate();
  };
  usePageKeys(mayDecide ? { n: { label: texts.takeNext, run: takeNext } } : {});
  return (
    <Page title={nameOf(session)} back={{ href: '/review', title: texts.title }}>
      {next.error && <Failed error={next.error} onRetry={() => next.mutate()} />}
      <FirstApproval session={session} />
      <Verdict session={session} />
      <Evidence session={session} />
      <About session={session} />
      <History session={session} />
      {mayDecide && (
        <section className="case-foot" aria-label={texts.decision}>
          {session.status === 'in_review' && <ClaimBar session={session} />}
          <div className="actions">
            <Actions session={session} isBusy={next.isPending} onNext={takeNext} />
          </div>
        </section>
      )}
    </Page>
  );
}

function Absent({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}): ReactElement {
  const texts = useTexts(reviewTexts);
  const { kind, code } = problemOf(error);
  if (kind !== 'missing' && kind !== 'invalid') return <Failed error={error} onRetry={onRetry} />;
  const isGone = code === 'gone';
  return (
    <Empty
      title={isGone ? texts.gone : texts.missing}
      action={<LinkButton href="/review">{texts.toQueue}</LinkButton>}
    >
      {isGone ? texts.goneText : texts.missingText}
    </Empty>
  );
}

/** Refreshed regularly, because other reviewers also claim and decide. */
const refetchMs = 30_000;

/** The page of a session, with all data for a decision. */
export function Case({ id = '' }: PageParams): ReactElement {
  const texts = useTexts(reviewTexts);
  const { queries, keyed } = useSessionQueries();
  const { data, error, refetch } = useQuery({
    ...keyed(queries.get(id)),
    refetchInterval: refetchMs,
  });
  if (data !== undefined && problemOf(error).kind !== 'missing') {
    return <CasePage session={data.session} />;
  }
  return (
    <Page title={texts.case} back={{ href: '/review', title: texts.title }}>
      {error ? <Absent error={error} onRetry={refetch} /> : <Loading rows={10} />}
    </Page>
  );
}
