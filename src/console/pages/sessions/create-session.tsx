import type { Feature, Session, SessionInput } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useKept } from '../../unsaved/kept.js';
import { sessionsKey, useSessionQueries, useWorkflows } from '../cases/data.js';
import { caseWords } from '../cases/words.js';
import { bodyOf, type Draft, empty, ownSteps } from './draft.js';
import { PersonFields } from './person-fields.js';
import { sessionTexts } from './texts.js';

interface PartProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

interface StepsProps extends PartProps {
  readonly error: string | undefined;
}

function Steps({ draft: { features }, change, error }: StepsProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const words = useTexts(caseWords);
  const toggle = (feature: Feature, isOn: boolean): void =>
    change({
      features: isOn ? [...features, feature] : features.filter((other) => other !== feature),
    });
  return (
    <fieldset>
      <legend>{texts.steps}</legend>
      <div className="reason-choice">
        {(Object.entries(words.features) as [Feature, string][]).map(([feature, name]) => (
          <CheckField
            key={feature}
            label={name}
            checked={features.includes(feature)}
            onChange={(isOn) => toggle(feature, isOn)}
          />
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

function How({ draft, change, error }: StepsProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const workflows = useWorkflows().filter(({ isDefault }) => !isDefault);
  const choices: readonly Choice[] = [
    ['', texts.standard],
    ...workflows.map(({ id, name }): Choice => [id, texts.byWorkflow(name)]),
    [ownSteps, texts.ownSteps],
  ];
  return (
    <>
      <SelectField
        label={texts.how}
        value={draft.how}
        choices={choices}
        onChange={(how) => change({ how })}
      />
      {draft.how === ownSteps && <Steps draft={draft} change={change} error={error} />}
    </>
  );
}

function Handling({ draft, change }: PartProps): ReactElement {
  const texts = useTexts(sessionTexts);
  return (
    <fieldset>
      <legend>{texts.handling}</legend>
      <div className="form-row">
        <TextField
          label={texts.externalId}
          maxLength={200}
          value={draft.externalId}
          onChange={(externalId) => change({ externalId })}
        />
        <SelectField
          label={texts.language}
          value={draft.language}
          choices={Object.entries(texts.languages)}
          onChange={(language) => change({ language })}
        />
        <SelectField
          label={texts.expires}
          value={draft.expiresIn}
          choices={Object.entries(texts.times)}
          onChange={(expiresIn) => change({ expiresIn })}
        />
      </div>
    </fieldset>
  );
}

interface CreateProps {
  readonly onClose: () => void;
  readonly onCreated: (session: Session) => void;
}

/** Creates a session: the steps, the expected details and the contact address of a person. */
export function CreateSession({ onClose, onCreated }: CreateProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const { queries } = useSessionQueries();
  const [draft, setDraft] = useKept('session', empty, { isStored: false });
  const [isIncomplete, setIncomplete] = useState(false);
  const once = useOnce<{ body: SessionInput }>();
  const create = useWrite({
    options: queries.create(),
    stale: [sessionsKey],
    onDone: ({ session }) => onCreated(session),
  });
  const change = (changes: Partial<Draft>): void => setDraft((now) => ({ ...now, ...changes }));
  const send = (): void => {
    const isEmpty = draft.how === ownSteps && draft.features.length === 0;
    setIncomplete(isEmpty);
    if (!isEmpty) create.mutate(once({ body: bodyOf(draft) }));
  };
  return (
    <FormDialog
      title={texts.create}
      action={texts.create}
      isWide
      isBusy={create.isPending}
      error={create.error}
      onSubmit={send}
      onClose={onClose}
    >
      <How draft={draft} change={change} error={isIncomplete ? texts.chooseSteps : undefined} />
      <PersonFields draft={draft} change={change} />
      <Handling draft={draft} change={change} />
    </FormDialog>
  );
}
