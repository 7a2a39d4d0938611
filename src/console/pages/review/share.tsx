import type { Session, SessionShare } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { ShownOnce } from '../../ui/frames/shown-once.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { reviewTexts } from './texts.js';

interface ShareProps {
  readonly session: Session;
  readonly onClose: () => void;
}

const parts = ['checks', 'expected', 'contact'] as const;
type Part = (typeof parts)[number];

/** Makes a token with which another company takes the session in. */
export function ShareCase({ session, onClose }: ShareProps): ReactElement {
  const { share: texts } = useTexts(reviewTexts);
  const { instant } = useFormats();
  const { queries } = useSessionQueries();
  const [expiresIn, setExpiresIn] = useState('86400');
  const [audience, setAudience] = useState('');
  const [fields, setFields] = useState<readonly Part[]>(parts);
  const once = useOnce<{ id: string; body: SessionShare }>();
  const share = useWrite({ options: queries.share(), stale: [sessionsKey] });
  const submit = (): void => {
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
    return (
      <ShownOnce
        title={texts.doneTitle}
        value={shareToken}
        label={texts.token}
        text={texts.doneText(instant(expiresAt))}
        lost={texts.lost}
        onDone={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={texts.title}
      action={texts.action}
      isBusy={share.isPending}
      error={share.error}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
