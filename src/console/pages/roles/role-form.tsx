import { rolesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { useKept } from '../../unsaved/kept.js';
import { type Matrix, MatrixChoice } from '../keys/form/matrix.js';
import { userTexts } from '../users/texts.js';
import { roleTexts } from './texts.js';

/** Returns the actions of each module, in the order of the permissions. */
function matrixOf(permissions: readonly string[]): Matrix {
  const matrix: Record<string, string[]> = {};
  for (const permission of permissions) {
    const [module = '', action = ''] = permission.split(':');
    matrix[module] = [...(matrix[module] ?? []), action];
  }
  return matrix;
}

export interface RoleDraft {
  readonly code: string;
  readonly name: string;
  readonly permissions: string[];
}

interface RoleFormProps {
  readonly title: string;
  readonly action: string;
  /** The role to change; without it, the form is one of a new role. */
  readonly role?: RoleDraft;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onReload?: () => unknown;
  readonly onSubmit: (draft: RoleDraft) => void;
  readonly onClose: () => void;
}

interface PermissionFieldsProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly withTemplates: boolean;
}

function PermissionFields({
  chosen,
  onChange,
  withTemplates,
}: PermissionFieldsProps): ReactElement {
  const texts = useTexts(roleTexts);
  const { roles: names } = useTexts(userTexts);
  const { data, error, refetch } = useQuery(rolesQueries(erp).permissions());
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined) return <Loading />;
  const { permissions, roles } = data.data;
  const templates = roles.map(({ code }): Choice => [code, names[code] ?? code]);
  const permissionsOf = (code: string) => roles.find((role) => role.code === code)?.permissions;
  return (
    <>
      {withTemplates && (
        <SelectField
          label={texts.template}
          value=""
          choices={[['', texts.noTemplate], ...templates]}
          onChange={(code) =>
            onChange((permissionsOf(code) ?? []).filter((name) => permissions.includes(name)))
          }
        />
      )}
      <MatrixChoice
        matrix={matrixOf(permissions)}
        chosen={chosen}
        mayGrant={() => true}
        onChange={(names) => onChange([...names])}
        error={undefined}
      />
    </>
  );
}

/** The form of a new or an existing role. */
export function RoleForm({ role, onSubmit, ...rest }: RoleFormProps): ReactElement {
  const texts = useTexts(roleTexts);
  const [code, setCode] = useKept('code', role?.code ?? '');
  const [name, setName] = useKept('name', role?.name ?? '');
  const [permissions, setPermissions] = useKept('permissions', role?.permissions ?? []);
  return (
    <FormDialog {...rest} isWide onSubmit={() => onSubmit({ code, name, permissions })}>
      {role === undefined && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          required
          autoFocus
          maxLength={40}
          pattern="[a-z][a-z0-9\-]+"
          path="code"
          value={code}
          onChange={setCode}
        />
      )}
      <TextField
        label={texts.name}
        required
        maxLength={100}
        path="name"
        value={name}
        onChange={setName}
      />
      <PermissionFields
        chosen={permissions}
        onChange={setPermissions}
        withTemplates={role === undefined}
      />
    </FormDialog>
  );
}
