import type { Feature } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { CheckField } from '../../../ui/forms/field.js';
import { useReasonOf } from '../../cases/marks.js';
import { caseWords } from '../../cases/words.js';
import { decisionTexts } from './decision-texts.js';

interface ChoiceProps<T> {
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
  readonly error: string | undefined;
}

const toggled = <T,>(chosen: readonly T[], item: T, isOn: boolean): readonly T[] =>
  isOn ? [...chosen, item] : chosen.filter((other) => other !== item);

interface ReasonChoiceProps extends ChoiceProps<string> {
  readonly codes: readonly string[];
  readonly found: readonly string[];
}

/** A choice of reasons. Those that the checks found are marked. */
export function ReasonChoice(props: ReasonChoiceProps): ReactElement | null {
  const { codes, found, chosen, onChange, error } = props;
  const texts = useTexts(decisionTexts);
  const reasonOf = useReasonOf();
  if (codes.length === 0) return null;
  return (
    <fieldset>
      <legend>{texts.reasons}</legend>
      <div className="reason-choice">
        {codes.map((code, index) => (
          <CheckField
            key={code}
            autoFocus={index === 0}
            label={
              <>
                {reasonOf(code)}
                {found.includes(code) && <span className="hint"> · {texts.found}</span>}
              </>
            }
            checked={chosen.includes(code)}
            onChange={(isOn) => onChange(toggled(chosen, code, isOn))}
          />
        ))}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface StepChoiceProps extends ChoiceProps<Feature> {
  readonly features: readonly Feature[];
}

export function StepChoice(props: StepChoiceProps): ReactElement {
  const { features, chosen, onChange, error } = props;
  const texts = useTexts(decisionTexts);
  const words = useTexts(caseWords);
  return (
    <fieldset>
      <legend>{texts.steps}</legend>
      <div className="reason-choice">
        {features.map((feature) => (
          <CheckField
            key={feature}
            label={words.features[feature]}
            checked={chosen.includes(feature)}
            onChange={(isOn) => onChange(toggled(chosen, feature, isOn))}
          />
        ))}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
