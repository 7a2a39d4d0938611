import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Card } from '../../ui/frames/page.js';
import { Ago, StatusBadge, StepBadge, useReasonOf } from '../cases/marks.js';
import { Risk } from '../cases/risk.js';
import { caseWords } from '../cases/words.js';
import { latestWarnings } from './decision/decisions.js';
import { reviewTexts } from './texts.js';

/** The reasons of the verdict, as serious as the last checks say. The parts below do not repeat them. */
function Reasons({ session }: { readonly session: Session }): ReactElement {
  const texts = useTexts(reviewTexts);
  const reasonOf = useReasonOf();
  const warnings = latestWarnings(session);
  const severityOf = (code: string) => warnings.find((one) => one.code === code)?.severity;
  if (session.reasonCodes.length === 0) return <p className="hint">{texts.noReasons}</p>;
  return (
    <ul className="warnings" aria-label={texts.reasons}>
      {session.reasonCodes.map((code) => (
        <li key={code} className={severityOf(code)}>
          <strong title={code}>{reasonOf(code)}</strong>
        </li>
      ))}
    </ul>
  );
}

function Steps({ session }: { readonly session: Session }): ReactElement {
  const texts = useTexts(reviewTexts);
  const { features } = useTexts(caseWords);
  return (
    <ul className="steps" aria-label={texts.steps}>
      {session.steps.map(({ feature, status, attempts }) => (
        <li key={feature}>
          <a href={`#${feature}`}>{features[feature]}</a> <StepBadge status={status} />{' '}
          {attempts > 1 && <span className="hint">{texts.attempts(attempts)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The facts that decide a case, before its evidence: the verdict, its reasons, the risk and the steps. */
export function Verdict({ session }: { readonly session: Session }): ReactElement {
  const texts = useTexts(reviewTexts);
  const { risk, status, history, createdAt } = session;
  const since = history.at(-1)?.at ?? createdAt;
  return (
    <Card>
      <div className="case-verdict">
        <dl className="facts">
          <div>
            <dt>{texts.verdict}</dt>
            <dd className="inline">
              <StatusBadge status={status} />
              <span className="hint">
                <Ago at={since} />
              </span>
            </dd>
          </div>
          <div>
            <dt>{texts.risk}</dt>
            <dd>
              <Risk risk={risk} />
            </dd>
          </div>
        </dl>
        <Reasons session={session} />
      </div>
      <Steps session={session} />
    </Card>
  );
}
