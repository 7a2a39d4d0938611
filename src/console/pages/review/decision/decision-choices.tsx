import type { Feature } from '@notaria/kyc';
import type { ReactElement, ReactNode } from 'react';
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

interface ChecksProps<T> extends ChoiceProps<T> {
  readonly legend: string;
  readonly items: readonly T[];
  readonly labelOf: (item: T) => ReactNode;
  /** True to give the focus to the first checkbox when the dialog opens. */
  readonly autoFocus?: boolean;
}

/** A group of checkboxes. */
function Checks<T extends string>(props: ChecksProps<T>): ReactElement {
  const { legend, items, labelOf, autoFocus = false, chosen, onChange, error } = props;
  const toggled = (item: T, isOn: boolean): readonly T[] =>
    isOn ? [...chosen, item] : chosen.filter((other) => other !== item);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="reason-choice">
        {items.map((item, index) => (
          <CheckField
            key={item}
            autoFocus={autoFocus && index === 0}
            label={labelOf(item)}
            checked={chosen.includes(item)}
            onChange={(isOn) => onChange(toggled(item, isOn))}
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

interface ReasonChoiceProps extends ChoiceProps<string> {
  readonly codes: readonly string[];
  readonly found: readonly string[];
}

/** A choice of reasons. Those that the checks found are marked. */
export function ReasonChoice(props: ReasonChoiceProps): ReactElement | null {
  const { codes, found, ...choice } = props;
  const texts = useTexts(decisionTexts);
  const reasonOf = useReasonOf();
  if (codes.length === 0) return null;
  return (
    <Checks
      {...choice}
      legend={texts.reasons}
      items={codes}
      labelOf={(code) => (
        <>
          {reasonOf(code)}
          {found.includes(code) && <span className="hint">{`\u00a0· ${texts.found}`}</span>}
        </>
      )}
      autoFocus
    />
  );
}

interface StepChoiceProps extends ChoiceProps<Feature> {
  readonly features: readonly Feature[];
}

export function StepChoice({ features, ...choice }: StepChoiceProps): ReactElement {
  const texts = useTexts(decisionTexts);
  const words = useTexts(caseWords);
  return (
    <Checks
      {...choice}
      legend={texts.steps}
      items={features}
      labelOf={(feature) => words.features[feature]}
    />
  );
}
