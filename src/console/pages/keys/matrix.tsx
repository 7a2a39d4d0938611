import type { ReactElement } from 'react';
import { useTexts } from '../../session/texts.js';
import { Badge } from '../../ui/badge.js';
import { CheckField } from '../../ui/field.js';
import { isGranted } from './permissions.js';
import { keyTexts } from './texts.js';

/** Actions by module. */
export type Matrix = Readonly<Record<string, readonly string[]>>;

/** What a key holds, module by module. */
export function GrantedMatrix({
  matrix,
  granted,
}: {
  readonly matrix: Matrix;
  readonly granted: readonly string[];
}): ReactElement {
  const shown = Object.entries(matrix)
    .map(([module, actions]) => [module, actions.filter((a) => isGranted(granted, module, a))])
    .filter(([, actions = []]) => actions.length > 0) as [string, string[]][];
  return (
    <dl className="matrix">
      {shown.map(([module, actions]) => (
        <div key={module}>
          <dt>
            <code>{module}</code>
          </dt>
          <dd>
            {actions.map((action) => (
              <Badge key={action} tone="accent">
                {action}
              </Badge>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceProps {
  readonly matrix: Matrix;
  readonly chosen: readonly string[];
  /** Whether the person holds it: nobody grants what they lack. */
  readonly mayGrant: (permission: string) => boolean;
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
}

/** Permissions to choose, one row for each module. */
export function MatrixChoice(props: ChoiceProps): ReactElement {
  const { matrix, chosen, mayGrant, onChange, error } = props;
  const texts = useTexts(keyTexts);
  const toggle = (permission: string, isOn: boolean): void =>
    onChange(isOn ? [...chosen, permission] : chosen.filter((name) => name !== permission));
  return (
    <fieldset>
      <legend>{texts.permissions}</legend>
      <div className="matrix choice">
        {Object.entries(matrix).map(([module, actions]) => (
          <div key={module}>
            <code>{module}</code>
            <span className="matrix-actions">
              {actions.map((action) => {
                const permission = `${module}:${action}`;
                return (
                  <CheckField
                    key={action}
                    label={
                      <>
                        <span className="unseen">{module} </span>
                        {action}
                      </>
                    }
                    checked={chosen.includes(permission)}
                    disabled={!mayGrant(permission)}
                    onChange={(isOn) => toggle(permission, isOn)}
                  />
                );
              })}
            </span>
          </div>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
