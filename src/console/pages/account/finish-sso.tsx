import { authQueries } from '@notaria/erp/react-query';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { problemOf } from '../../data/queries/problem.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { providerLogin } from '../../session/login/provider.js';
import { CodeForm } from '../../shell/login-code.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { ssoTexts } from '../sso/texts.js';
import { Alone } from './alone.js';

const auth = authQueries(erp);

const codeMissing: readonly string[] = ['second_factor_required', 'invalid_second_factor'];

const toLogin = (): void => {
  providerLogin.end();
  location.replace('/console/');
};

interface FinishProps {
  readonly loginKey: string;
  readonly answer: string;
}

function Finish({ loginKey: key, answer }: FinishProps): ReactElement {
  const texts = useTexts(ssoTexts);
  const { mutate, error, isPending } = useMutation(auth.finishSso());
  const send = (code?: string): void =>
    mutate({ body: { key, answer, ...(code !== undefined && { code }) } }, { onSuccess: toLogin });
  // An answer works once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => send(), []);
  const [asksCode, setAsksCode] = useState(false);
  const { code: refusal } = problemOf(error);
  if (!asksCode && refusal === 'second_factor_required') setAsksCode(true);
  if (asksCode && (error === null || codeMissing.includes(refusal))) {
    return <CodeForm error={error} isBusy={isPending} onSubmit={send} onBack={toLogin} />;
  }
  if (error === null) return <Loading rows={2} />;
  return (
    <>
      <Failed error={error} />
      <p>
        <a href="/console/">{texts.toLogin}</a>
      </p>
    </>
  );
}

/** The page to which an identity provider sends the browser back. */
export function FinishSso(): ReactElement {
  const texts = useTexts(ssoTexts);
  const [sent] = useState(() => ({ key: providerLogin.get(), answer: location.search.slice(1) }));
  return (
    <Alone title={texts.finishing}>
      {sent.key === null || sent.answer === '' ? (
        <>
          <p className="prose">{texts.noLogin}</p>
          <p>
            <a href="/console/">{texts.toLogin}</a>
          </p>
        </>
      ) : (
        <Finish loginKey={sent.key} answer={sent.answer} />
      )}
    </Alone>
  );
}
