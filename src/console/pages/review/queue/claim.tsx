import type { Claim, Session } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { Confirm } from '../../../ui/frames/confirm.js';
import { Failed } from '../../../ui/frames/states.js';
import { usePageKeys } from '../../../ui/keys.js';
import { sessionsKey, useSessionQueries } from '../../cases/data.js';
import { useActorName, useIsMe } from '../../cases/marks.js';
import { reviewTexts } from '../texts.js';

function useClaim(id: string, onDone: () => void = () => undefined) {
  const { claim: texts } = useTexts(reviewTexts);
  const { queries } = useSessionQueries();
  const { mutate, isPending, error } = useWrite({
    options: queries.claim(),
    stale: [sessionsKey],
    successMessage: texts.claimed,
    onDone,
  });
  return { isPending, error, take: (takeOver = false) => mutate({ id, body: { takeOver } }) };
}

function Free({ id }: { readonly id: string }): ReactElement {
  const { claim: texts } = useTexts(reviewTexts);
  const { take, isPending, error } = useClaim(id);
  usePageKeys({ c: { label: texts.take, run: () => take() } });
  return (
    <>
      <p>{texts.free}</p>
      <Button isBusy={isPending} shortcut="c" onClick={() => take()}>
        {texts.take}
      </Button>
      {error && <Failed error={error} />}
    </>
  );
}

function Mine({ id, claim }: { readonly id: string; readonly claim: Claim }): ReactElement {
  const { claim: texts } = useTexts(reviewTexts);
  const { queries } = useSessionQueries();
  const { instant } = useFormats();
  const { take, isPending, error } = useClaim(id);
  const release = useWrite({
    options: queries.release(),
    stale: [sessionsKey],
    successMessage: texts.released,
  });
  const free = (): void => release.mutate({ id });
  usePageKeys({ c: { label: texts.release, run: free } });
  const failure = error ?? release.error;
  return (
    <>
      <p>{texts.mine(instant(claim.until))}</p>
      <Button kind="quiet" isBusy={isPending} onClick={() => take()}>
        {texts.extend}
      </Button>
      <Button isBusy={release.isPending} shortcut="c" onClick={free}>
        {texts.release}
      </Button>
      {failure && <Failed error={failure} />}
    </>
  );
}

function Others({ id, claim }: { readonly id: string; readonly claim: Claim }): ReactElement {
  const { claim: texts } = useTexts(reviewTexts);
  const { instant } = useFormats();
  const nameOf = useActorName();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const { take, isPending, error } = useClaim(id, close);
  const name = nameOf(claim.actor);
  return (
    <>
      <p>
        {texts.others(name, instant(claim.until))} {texts.othersText}
      </p>
      <Button onClick={() => setAsking(true)}>{texts.takeOver}</Button>
      {isAsking && (
        <Confirm
          title={texts.takeOverTitle(name)}
          action={texts.takeOver}
          isBusy={isPending}
          error={error}
          onConfirm={() => take(true)}
          onClose={close}
        >
          <p>{texts.takeOverText}</p>
        </Confirm>
      )}
    </>
  );
}

/** The reviewer who holds a case. */
export function ClaimBar({ session: { id, claim } }: { readonly session: Session }): ReactElement {
  const isMe = useIsMe();
  if (claim === null) {
    return (
      <div className="bar-note">
        <Free id={id} />
      </div>
    );
  }
  const isMine = isMe(claim.actor);
  return (
    <div className={isMine ? 'bar-note mine' : 'bar-note others'}>
      {isMine ? <Mine id={id} claim={claim} /> : <Others id={id} claim={claim} />}
    </div>
  );
}
