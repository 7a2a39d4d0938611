import type { SecondFactorCode, SecondFactorSetUp, SecondFactorStart } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { CopyBlock } from '../../../ui/copy.js';
import { TextField } from '../../../ui/forms/field.js';
import { Failed } from '../../../ui/frames/states.js';
import { QrCode } from './qr-code.js';
import { secondFactorTexts } from './texts.js';

const auth = authQueries(erp);

function Begin({
  onBegun,
}: {
  readonly onBegun: (setUp: SecondFactorSetUp) => void;
}): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const [currentPassword, setCurrent] = useState('');
  const { data } = useQuery(auth.secondFactor());
  const hasPassword = data?.data.hasPassword ?? true;
  const begin = useWrite<{ body: SecondFactorStart }, { readonly data: SecondFactorSetUp }>({
    options: auth.setUpSecondFactor(),
    stale: [],
    onDone: ({ data }) => onBegun(data),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    begin.mutate({ body: hasPassword ? { currentPassword } : {} });
  };
  return (
    <form className="form" onSubmit={submit}>
      {hasPassword && (
        <TextField
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          value={currentPassword}
          onChange={setCurrent}
        />
      )}
      {begin.error && <Failed error={begin.error} />}
      <div className="form-end">
        <Button kind="primary" type="submit" isBusy={begin.isPending}>
          {texts.next}
        </Button>
      </div>
    </form>
  );
}

/** The secret for an authenticator app: as a code to scan, as a link, and as text. */
function Secret({ setUp }: { readonly setUp: SecondFactorSetUp }): ReactElement {
  const texts = useTexts(secondFactorTexts);
  return (
    <>
      <p>{texts.scan}</p>
      <QrCode text={setUp.uri} label={texts.qrCode} />
      <p>
        <a href={setUp.uri}>{texts.openApp}</a>
      </p>
      <CopyBlock text={setUp.secret} label={texts.secret} />
    </>
  );
}

interface ConfirmCodeProps {
  readonly setUp: SecondFactorSetUp;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function ConfirmCode({ setUp, onConfirmed }: ConfirmCodeProps): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const [code, setCode] = useState('');
  const confirm = useWrite({
    options: auth.confirmSecondFactor(),
    // Nothing reloads until the recovery codes are saved, because they must stay on the page.
    stale: [],
    successMessage: texts.turnedOn,
    onDone: ({ data }) => onConfirmed(data.recoveryCodes),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body: SecondFactorCode = { code };
    confirm.mutate({ body });
  };
  return (
    <form className="form" onSubmit={submit}>
      <Secret setUp={setUp} />
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        autoFocus
        maxLength={40}
        value={code}
        onChange={setCode}
      />
      {confirm.error && <Failed error={confirm.error} />}
      <div className="form-end">
        <Button kind="primary" type="submit" isBusy={confirm.isPending}>
          {texts.turnOn}
        </Button>
      </div>
    </form>
  );
}

/** Sets up a second factor in three steps: the password, the secret, and a code. */
export function SetUp({ onConfirmed }: Pick<ConfirmCodeProps, 'onConfirmed'>): ReactElement {
  const [setUp, setSetUp] = useState<SecondFactorSetUp>();
  if (setUp === undefined) return <Begin onBegun={setSetUp} />;
  return <ConfirmCode setUp={setUp} onConfirmed={onConfirmed} />;
}
