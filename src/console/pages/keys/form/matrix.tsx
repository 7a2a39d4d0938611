import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { permissionTexts } from '../../../session/permission-texts.js';
import { Badge } from '../../../ui/badge.js';
import { CheckField } from '../../../ui/forms/field.js';
import { keyTexts } from '../texts.js';
import { isGranted } from './permissions.js';

/** Actions by module. */
export type Matrix = Readonly<Record<string, readonly string[]>>;

/** The permissions of a key, module by module. */
export function GrantedMatrix({
  matrix,
  granted,
}: {
  readonly matrix: Matrix;
  readonly granted: readonly string[];
}): ReactElement {
  const names = useTexts(permissionTexts);
  const shown = Object.entries(matrix)
    .map(([module, actions]) => [module, actions.filter((a) => isGranted(granted, module, a))])
    .filter(([, actions = []]) => actions.length > 0) as [string, string[]][];
  return (
    <dl className="matrix">
      {shown.map(([module, actions]) => (
        <div key={module}>
          <dt title={module}>{names.modules[module] ?? module}</dt>
          <dd>
            {actions.map((action) => (
              <Badge key={action} tone="accent">
                {names.actions[action] ?? action}
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
  /** True if the user holds the permission. Only held permissions can be granted. */
  readonly mayGrant: (permission: string) => boolean;
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
}

/** A choice of permissions, with a row for each module. */
export function MatrixChoice(props: ChoiceProps): ReactElement {
  const { matrix, chosen, mayGrant, onChange, error } = props;
  const texts = useTexts(keyTexts);
  const names = useTexts(permissionTexts);
  const toggle = (permission: string, isOn: boolean): void =>
    onChange(isOn ? [...chosen, permission] : chosen.filter((name) => name !== permission));
  return (
    <fieldset>
      <legend>{texts.permissions}</legend>
      <div className="matrix choice">
        {Object.entries(matrix).map(([module, actions]) => (
          <div key={module}>
            <span title={module}>{names.modules[module] ?? module}</span>
            <span className="matrix-actions">
              {actions.map((action) => {
                const permission = `${module}:${action}`;
                return (
                  <CheckField
                    key={action}
                    label={
                      <span data-permission={permission}>
                        <span className="unseen">{names.modules[module] ?? module} </span>
                        {names.actions[action] ?? action}
                      </span>
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
