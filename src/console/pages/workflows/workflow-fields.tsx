import type { ReactElement } from 'react';
import type { Form } from '../../data/forms/use-form.js';
import { useTexts } from '../../session/language/texts.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { CheckField, SelectField, TextField } from '../../ui/forms/field.js';
import { Card } from '../../ui/frames/page.js';
import { caseWords } from '../cases/words.js';
import { workflowTexts } from './texts.js';
import {
  documents,
  features,
  type ListChoices,
  thresholds,
  type WorkflowField,
} from './workflow-values.js';

interface FieldsProps {
  readonly form: Form<WorkflowField>;
}

interface ChoicesProps {
  readonly label: string;
  readonly names: readonly (readonly [name: string, text: string])[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** A choice of any number of values. */
function Choices({ label, names, chosen, onChange, error }: ChoicesProps): ReactElement {
  return (
    <fieldset className="stack">
      <legend>{label}</legend>
      <div className="form-row">
        {names.map(([name, text]) => (
          <CheckField
            key={name}
            label={text}
            checked={chosen.includes(name)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

function MarkField({
  form,
  name,
  label,
}: FieldsProps & { readonly name: WorkflowField; readonly label: string }): ReactElement {
  return (
    <CheckField
      label={label}
      checked={form.values[name] === 'yes'}
      onChange={(isOn) => form.change({ [name]: isOn ? 'yes' : '' })}
    />
  );
}

interface StepsProps extends FieldsProps {
  readonly chosen: ListChoices;
  readonly onChoose: (chosen: ListChoices) => void;
}

export function StepFields({ form, chosen, onChoose }: StepsProps): ReactElement {
  const texts = useTexts(workflowTexts);
  const words = useTexts(caseWords);
  return (
    <Card title={texts.steps}>
      <TextField {...form.field('name')} label={texts.name} required maxLength={100} />
      <MarkField form={form} name="isDefault" label={texts.isDefault} />
      <Choices
        label={texts.steps}
        names={features.map((name) => [name, words.features[name]])}
        chosen={chosen.features}
        onChange={(names) => onChoose({ ...chosen, features: names })}
        error={chosen.features.length === 0 ? texts.chooseStep : undefined}
      />
      <Choices
        label={texts.documents}
        names={documents.map((name) => [name, words.values[name] ?? name])}
        chosen={chosen.documents}
        onChange={(names) => onChoose({ ...chosen, documents: names })}
      />
    </Card>
  );
}

export function ThresholdFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(workflowTexts);
  return (
    <Card title={texts.thresholds}>
      <div className="form-row level">
        {thresholds.map((name) => (
          <DecimalField
            key={name}
            {...form.field(name)}
            path={`thresholds.${name}`}
            label={texts.thresholdNames[name]}
          />
        ))}
      </div>
    </Card>
  );
}

export function RuleFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(workflowTexts);
  const outcomes = Object.entries(texts.outcomes);
  return (
    <Card title={texts.rules}>
      <div className="form-row">
        <SelectField
          {...form.field('onDuplicate', outcomes)}
          label={texts.onDuplicate}
          choices={outcomes}
        />
        <DecimalField {...form.field('maxAttempts')} label={texts.maxAttempts} required />
        <DecimalField {...form.field('sessionTtlHours')} label={texts.sessionTtl} required />
      </div>
      <div className="form-row">
        <DecimalField
          {...form.field('kycValidityDays')}
          label={texts.kycValidity}
          hint={texts.noLimit}
        />
        <DecimalField {...form.field('retentionDays')} label={texts.retention} hint={texts.never} />
        <DecimalField
          {...form.field('fourEyesFrom')}
          label={texts.fourEyes}
          hint={texts.fourEyesHint}
        />
      </div>
      <MarkField form={form} name="acceptHeadTurnsAsLiveness" label={texts.headTurns} />
      <MarkField form={form} name="acceptDocumentPictureAsIdentity" label={texts.onePicture} />
    </Card>
  );
}
