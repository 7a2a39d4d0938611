import type { User, UserInput, UserPassword, UserUpdate } from '@notaria/erp';
import { authQueries, usersQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useKept } from '../../unsaved/kept.js';
import { useSendsMail } from '../mails/use-mail.js';
import { PasswordField } from './access/password-field.js';
import { useRoleChoices } from './roles.js';
import { userTexts } from './texts.js';

const users = usersQueries(erp);
const auth = authQueries(erp);

interface RoleFieldProps {
  readonly value: string;
  readonly onChange: (role: string) => void;
}

function RoleField({ value, onChange }: RoleFieldProps): ReactElement {
  const texts = useTexts(userTexts);
  return (
    <SelectField
      label={texts.role}
      hint={texts.roleMeanings[value]}
      value={value}
      choices={useRoleChoices()}
      onChange={onChange}
    />
  );
}

interface CreateUserProps {
  readonly onClose: () => void;
  readonly onCreated: (user: User) => void;
}

const blank = { name: '', email: '', role: 'viewer', password: '' };

type NewUserForm = Form<keyof typeof blank>;

interface Invitation {
  readonly isInvited: boolean;
  readonly onChange: (isInvited: boolean) => void;
}

function NewUserFields({
  form,
  invitation,
}: {
  readonly form: NewUserForm;
  /** Absent if the server sends no mails. */
  readonly invitation: Invitation | undefined;
}): ReactElement {
  const texts = useTexts(userTexts);
  const { role, password } = form.values;
  return (
    <>
      <TextField
        {...form.field('name')}
        label={texts.name}
        required
        autoFocus
        autoComplete="off"
        maxLength={200}
      />
      <TextField
        {...form.field('email')}
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        required
        autoComplete="off"
        maxLength={254}
      />
      <RoleField value={role} onChange={(chosen) => form.change({ role: chosen })} />
      {invitation && (
        <CheckField
          label={texts.invite}
          checked={invitation.isInvited}
          onChange={invitation.onChange}
        />
      )}
      {!invitation?.isInvited && (
        <PasswordField
          label={texts.password}
          value={password}
          onChange={(typed) => form.change({ password: typed })}
        />
      )}
    </>
  );
}

export function CreateUser({ onClose, onCreated }: CreateUserProps): ReactElement {
  const texts = useTexts(userTexts);
  const form = useForm(blank, { isStored: false });
  const once = useOnce<{ body: UserInput }>();
  const [isInvited, setInvited] = useState(false);
  const invitation = useSendsMail() ? { isInvited, onChange: setInvited } : undefined;
  const create = useWrite({
    options: users.create(),
    stale: [users.key],
    successMessage: ({ data }) => texts.created(data.name),
    onDone: ({ data }) => onCreated(data),
  });
  const submit = (): void => {
    const { name, email, role, password } = form.values;
    const access = isInvited ? { invite: true } : { password, mustChangePassword: true };
    create.mutate(once({ body: { name, email, role, ...access } }));
  };
  return (
    <FormDialog
      title={texts.create}
      action={texts.create}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <NewUserFields form={form} invitation={invitation} />
    </FormDialog>
  );
}

interface UserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

interface LanguageFieldProps {
  readonly value: string;
  readonly onChange: (locale: string) => void;
}

function LanguageField({ value, onChange }: LanguageFieldProps): ReactElement {
  const texts = useTexts(userTexts);
  return (
    <SelectField
      label={texts.language}
      value={value}
      choices={Object.entries(texts.languages) as Choice[]}
      onChange={onChange}
    />
  );
}

function useUpdateUser(onDone: () => void) {
  const texts = useTexts(userTexts);
  return useWrite({
    options: users.update(),
    // The change may affect the name and permissions of the current user.
    stale: [users.key, auth.key],
    successMessage: texts.saved,
    onDone,
  });
}

/**
 * Typed values stay while the newest state is loaded: only `user`, and with it the version,
 * changes.
 */
export function EditUser({
  user,
  onClose,
  onReload,
}: UserDialogProps & { readonly onReload: () => Promise<unknown> }): ReactElement {
  const texts = useTexts(userTexts);
  const [name, setName] = useKept('name', user.name, { isStored: false });
  const [role, setRole] = useKept('role', user.role);
  const [locale, setLocale] = useKept('locale', user.locale ?? '');
  const update = useUpdateUser(onClose);
  const submit = (): void => {
    const body: UserUpdate = { name, role, locale: (locale || null) as 'es' | 'en' | null };
    update.mutate({ id: user.id, body, options: { ifMatch: user.version } });
  };
  return (
    <FormDialog
      title={texts.editTitle(user.name)}
      action={texts.save}
      isBusy={update.isPending}
      error={update.error}
      onReload={() => onReload().then(() => update.reset())}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        required
        autoFocus
        maxLength={200}
        value={name}
        onChange={setName}
      />
      <RoleField value={role} onChange={setRole} />
      <LanguageField value={locale} onChange={setLocale} />
    </FormDialog>
  );
}

export function SetPassword({
  user,
  isOwn,
  onClose,
}: UserDialogProps & { readonly isOwn: boolean }): ReactElement {
  const texts = useTexts(userTexts);
  const [password, setPassword] = useState('');
  const once = useOnce<{ id: number; body: UserPassword }>();
  const change = useWrite({
    options: users.setPassword(),
    stale: [users.key],
    successMessage: texts.passwordSet,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.setPasswordTitle(user.name)}
      action={texts.setPassword}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={() =>
        change.mutate(once({ id: user.id, body: { password, mustChangePassword: !isOwn } }))
      }
      onClose={onClose}
    >
      <div className="prose">
        <p>{texts.setPasswordText}</p>
        {isOwn && (
          <p>
            <strong>{texts.setOwnPasswordText}</strong>
          </p>
        )}
      </div>
      <PasswordField label={texts.newPassword} value={password} onChange={setPassword} autoFocus />
    </FormDialog>
  );
}
