import type { Session, SessionShare } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { ShownOnce } from '../../ui/frames/shown-once.js';
import { useKept } from '../../unsaved/kept.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { reviewTexts } from './texts.js';

interface ShareProps {
  readonly session: Session;
  readonly onClose: () => void;
}

const parts = ['checks', 'expected', 'contact'] as const;
type Part = (typeof parts)[number];

interface Draft {
  readonly expiresIn: string;
  readonly audience: string;
  readonly fields: readonly Part[];
}

const initial: Draft = { expiresIn: '86400', audience: '', fields: parts };

function bodyOf({ expiresIn, audience, fields }: Draft): SessionShare {
  const code = audience.trim();
  return {
    expiresIn: Number(expiresIn),
    fields: [...fields],
    ...(code ? { audience: code } : {}),
  };
}

interface FieldsProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

function PartChoice({ draft: { fields }, change }: FieldsProps): ReactElement {
  const { share: texts } = useTexts(reviewTexts);
  const toggle = (part: Part, isOn: boolean): void =>
    change({ fields: parts.filter((name) => (name === part ? isOn : fields.includes(name))) });
  return (
    <fieldset>
      <legend>{texts.parts}</legend>
      {parts.map((part) => (
        <CheckField
          key={part}
          label={texts.partNames[part]}
          checked={fields.includes(part)}
          onChange={(isOn) => toggle(part, isOn)}
        />
      ))}
    </fieldset>
  );
}

function ShareFields({ draft, change }: FieldsProps): ReactElement {
  const { share: texts } = useTexts(reviewTexts);
  return (
    <>
      <SelectField
        label={texts.expires}
        value={draft.expiresIn}
        choices={Object.entries(texts.times) as Choice[]}
        onChange={(expiresIn) => change({ expiresIn })}
      />
      <TextField
        label={texts.audience}
        hint={texts.audienceHint}
        maxLength={40}
        value={draft.audience}
        onChange={(audience) => change({ audience })}
      />
      <PartChoice draft={draft} change={change} />
    </>
  );
}

/** Creates a token with which another company can import the session. */
export function ShareCase({ session, onClose }: ShareProps): ReactElement {
  const { share: texts } = useTexts(reviewTexts);
  const { instant } = useFormats();
  const { queries } = useSessionQueries();
  const [draft, setDraft] = useKept('share', initial);
  const change = (changes: Partial<Draft>): void => setDraft((now) => ({ ...now, ...changes }));
  const once = useOnce<{ id: string; body: SessionShare }>();
  const share = useWrite({ options: queries.share(), stale: [sessionsKey] });
  const submit = (): void => share.mutate(once({ id: session.id, body: bodyOf(draft) }));
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
      <ShareFields draft={draft} change={change} />
    </FormDialog>
  );
}
