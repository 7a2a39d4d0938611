import type { Feature, Thresholds, Workflow, WorkflowInput } from '@notaria/kyc';
import type { ReactElement } from 'react';
import type { FieldBinding } from '../../data/forms/use-form.js';
import {
  area,
  choice,
  decimal,
  type Field,
  fieldsOf,
  mark,
  text,
  trimmed,
} from '../../records/fields.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, type Choice } from '../../ui/forms/field.js';
import { caseWords } from '../cases/words.js';
import { logoField } from './logo-field.js';
import { workflowTexts } from './texts.js';

const features = [
  'id',
  'liveness',
  'face_match',
  'age',
  'poa',
  'database_validation',
  'aml',
] as const satisfies readonly Feature[];

const documents = ['passport', 'id_card', 'driver_license', 'residence_permit', 'visa'] as const;

const secondsPerHour = 3600;

interface SeveralProps extends Pick<FieldBinding, 'value' | 'onChange'> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The message while nothing is chosen. */
  readonly missing?: string | undefined;
}

function Several({ label, choices, missing, value, onChange }: SeveralProps): ReactElement {
  const chosen = value.split(',');
  return (
    <fieldset className="stack">
      <legend>{label}</legend>
      <div className="form-row">
        {choices.map(([name, shown]) => (
          <CheckField
            key={name}
            label={shown}
            checked={chosen.includes(name)}
            onChange={(isOn) =>
              onChange(
                choices
                  .map(([one]) => one)
                  .filter((one) => (one === name ? isOn : chosen.includes(one)))
                  .join(),
              )
            }
          />
        ))}
      </div>
      {missing && value === '' && <p className="field-error">{missing}</p>}
    </fieldset>
  );
}

interface SeveralOptions {
  readonly initial: string;
  readonly missing?: string;
}

/** A choice of any number of values. The text has them in the order of the choices, separated by commas. */
const several = <V extends string>(
  label: string,
  choices: readonly (readonly [value: V, label: string])[],
  { initial, missing }: SeveralOptions,
): Field<V[]> => ({
  initial,
  textOf: (values) => (values as readonly string[]).join(),
  valueOf: (chosen) =>
    choices.map(([value]) => value).filter((value) => chosen.split(',').includes(value)),
  render: ({ value, onChange }) => (
    <Several label={label} choices={choices} missing={missing} value={value} onChange={onChange} />
  ),
});

/** Returns the fields of a workflow. The API sets the thresholds of a new one. */
export function useWorkflowFields(workflow: Workflow | undefined) {
  const texts = useTexts(workflowTexts);
  const words = useTexts(caseWords);
  const hours = decimal(texts.sessionTtl, { required: true, initial: '168' });
  const threshold = (name: keyof Thresholds) =>
    decimal(texts.thresholdNames[name], { empty: 'omitted', isLevel: true });
  return fieldsOf<WorkflowInput>()([
    texts.steps,
    { name: text(texts.name, { required: true, maxLength: 100 }) },
    { isDefault: mark(texts.isDefault) },
    {
      features: several(
        texts.steps,
        features.map((name) => [name, words.features[name]]),
        { initial: 'id,liveness,face_match', missing: texts.chooseStep },
      ),
    },
    {
      documentsAllowed: several(
        texts.documents,
        documents.map((name) => [name, words.values[name] ?? name]),
        { initial: 'passport,id_card' },
      ),
    },
    texts.thresholds,
    {
      'thresholds.livenessDecline': threshold('livenessDecline'),
      'thresholds.faceMatchDecline': threshold('faceMatchDecline'),
      'thresholds.faceMatchReview': threshold('faceMatchReview'),
      'thresholds.amlReview': threshold('amlReview'),
      'thresholds.amlDecline': threshold('amlDecline'),
    },
    texts.rules,
    {
      onDuplicate: choice(texts.onDuplicate, Object.entries(texts.outcomes), {
        initial: 'review',
      }),
      maxAttempts: decimal(texts.maxAttempts, { required: true, initial: '3' }),
      sessionTtlSeconds: {
        ...hours,
        textOf: (seconds) => String(Number(seconds) / secondsPerHour),
        valueOf: (typed) => Math.round(hours.valueOf(typed) * secondsPerHour),
      },
    },
    {
      kycValidityDays: decimal(texts.kycValidity, { hint: texts.noLimit }),
      retentionDays: decimal(texts.retention, { hint: texts.never, initial: '365' }),
      fourEyesFrom: decimal(texts.fourEyes, { hint: texts.fourEyesHint }),
    },
    { acceptHeadTurnsAsLiveness: mark(texts.headTurns) },
    { acceptDocumentPictureAsIdentity: mark(texts.onePicture) },
    texts.capturePage,
    {
      'brand.name': trimmed(text(texts.brandName, { hint: texts.brandNameHint, maxLength: 60 })),
      'brand.color': trimmed(text(texts.brandColor, { hint: texts.brandColorHint, maxLength: 7 })),
    },
    { 'brand.logo': logoField(workflow) },
    {
      'consent.en': trimmed(
        area(texts.consentEn, { hint: texts.consentHint, maxLength: 10_000, empty: 'omitted' }),
      ),
    },
    {
      'consent.es': trimmed(area(texts.consentEs, { maxLength: 10_000, empty: 'omitted' })),
    },
  ]);
}
