import type { Session, SessionShare } from '@notaria/kyc';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useOnce } from '../../data/use-once.js';
import { useWrite } from '../../data/use-write.js';
import { useFormats } from '../../session/formats.js';
import { useTexts } from '../../session/texts.js';
import { Button } from '../../ui/button.js';
import { CopyBlock } from '../../ui/copy.js';
import { Dialog } from '../../ui/dialog.js';
import { CheckField, type Choice, SelectField, TextField } from '../../ui/field.js';
import { Failed } from '../../ui/states.js';
import { uiTexts } from '../../ui/texts.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { reviewTexts } from './texts.js';

interface ShareProps {
  readonly session: Session;
  readonly onClose: () => void;
}

const parts = ['checks', 'expected', 'contact'] as const;
type Part = (typeof parts)[number];

/** The token, this once. Esc does not close it: a token that was not copied is lost. */
function Shared({
  token,
  expiresAt,
  onClose,
}: {
  readonly token: string | null;
  readonly expiresAt: string;
  readonly onClose: () => void;
}): ReactElement {
  const { share: texts } = useTexts(reviewTexts);
  const { instant } = useFormats();
  return (
    <Dialog title={texts.doneTitle}>
      <div className="form">
        <p>{token === null ? texts.lost : texts.doneText(instant(expiresAt))}</p>
        {token !== null && <CopyBlock text={token} label={texts.token} />}
        <div className="form-end">
          <Button kind="primary" onClick={onClose}>
            {texts.copied}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Makes a token with which another company takes the session in. */
export function ShareCase({ session, onClose }: ShareProps): ReactElement {
  const { share: texts } = useTexts(reviewTexts);
  const { cancel } = useTexts(uiTexts);
  const { queries } = useSessionQueries();
  const [expiresIn, setExpiresIn] = useState('86400');
  const [audience, setAudience] = useState('');
  const [fields, setFields] = useState<readonly Part[]>(parts);
  const once = useOnce<{ id: string; body: SessionShare }>();
  const share = useWrite({ options: queries.share(), stale: [sessionsKey] });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = audience.trim();
    const body: SessionShare = {
      expiresIn: Number(expiresIn),
      fields: [...fields],
      ...(code ? { audience: code } : {}),
    };
    share.mutate(once({ id: session.id, body }));
  };
  if (share.data) {
    const { shareToken, expiresAt } = share.data;
    return <Shared token={shareToken} expiresAt={expiresAt} onClose={onClose} />;
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{texts.text}</p>
        <SelectField
          label={texts.expires}
          value={expiresIn}
          choices={Object.entries(texts.times) as Choice[]}
          onChange={setExpiresIn}
        />
        <TextField
          label={texts.audience}
          hint={texts.audienceHint}
          maxLength={40}
          value={audience}
          onChange={setAudience}
        />
        <fieldset>
          <legend>{texts.parts}</legend>
          {parts.map((part) => (
            <CheckField
              key={part}
              label={texts.partNames[part]}
              checked={fields.includes(part)}
              onChange={(isOn) =>
                setFields(parts.filter((name) => (name === part ? isOn : fields.includes(name))))
              }
            />
          ))}
        </fieldset>
        {share.error && <Failed error={share.error} />}
        <div className="form-end">
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" type="submit" isBusy={share.isPending}>
            {texts.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
