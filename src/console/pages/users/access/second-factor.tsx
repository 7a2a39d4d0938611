import type { Company, CompanyInput, User } from '@notaria/erp';
import { authQueries, configQueries, usersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { CheckField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { ConfirmWrite } from '../../../ui/frames/confirm.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import { uiTexts } from '../../../ui/texts.js';
import { useRoleChoices } from '../roles.js';
import { userTexts } from '../texts.js';

const users = usersQueries(erp);
const config = configQueries(erp);
const auth = authQueries(erp);

interface RemoveProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Removes the second factor of a user who has lost the phone. */
export function RemoveSecondFactor({ user, onClose }: RemoveProps): ReactElement {
  const texts = useTexts(userTexts);
  return (
    <ConfirmWrite
      title={texts.removeSecondFactorTitle(user.name)}
      action={texts.remove}
      options={users.removeSecondFactor()}
      variables={{ id: user.id }}
      stale={[users.key, auth.key]}
      successMessage={texts.secondFactorRemoved}
      onClose={onClose}
    >
      <p>{texts.removeSecondFactorText}</p>
    </ConfirmWrite>
  );
}

interface ChangeProps {
  readonly company: Company;
  /** Loads the newest state. */
  readonly onReload: () => Promise<unknown>;
  readonly onClose: () => void;
}

function ChangeRequirement({ company, onReload, onClose }: ChangeProps): ReactElement {
  const texts = useTexts(userTexts);
  const isRequired = company.requireSecondFactor;
  const update = useWrite<{ body: CompanyInput; options: { ifMatch: number } }, unknown>({
    options: config.updateCompany(),
    // The permissions of the current user may change as well.
    stale: [config.key, auth.key],
    successMessage: texts.saved,
    onDone: onClose,
  });
  const submit = (): void => {
    const body: CompanyInput = { name: company.name, requireSecondFactor: !isRequired };
    update.mutate({ body, options: { ifMatch: company.version } });
  };
  return (
    <FormDialog
      title={texts.requireSecondFactor}
      action={isRequired ? texts.stopRequiring : texts.startRequiring}
      isBusy={update.isPending}
      error={update.error}
      onReload={() => onReload().then(() => update.reset())}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="prose">{isRequired ? texts.stopRequiringText : texts.startRequiringText}</p>
    </FormDialog>
  );
}

/** Chooses the roles whose users must have a second factor. */
function ChangeRoles({ company, onReload, onClose }: ChangeProps): ReactElement {
  const texts = useTexts(userTexts);
  const { save } = useTexts(uiTexts);
  const [roles, setRoles] = useState(company.secondFactorRoles);
  const update = useWrite<{ body: CompanyInput; options: { ifMatch: number } }, unknown>({
    options: config.updateCompany(),
    stale: [config.key, auth.key],
    successMessage: texts.saved,
    onDone: onClose,
  });
  const toggle = (role: string, isChosen: boolean): void =>
    setRoles(isChosen ? [...roles, role] : roles.filter((each) => each !== role));
  const submit = (): void => {
    const body: CompanyInput = { name: company.name, secondFactorRoles: roles };
    update.mutate({ body, options: { ifMatch: company.version } });
  };
  return (
    <FormDialog
      title={texts.secondFactorRoles}
      action={save}
      isBusy={update.isPending}
      error={update.error}
      onReload={() => onReload().then(() => update.reset())}
      onSubmit={submit}
      onClose={onClose}
    >
      {useRoleChoices().map(([role, name]) => (
        <CheckField
          key={role}
          label={name}
          checked={roles.includes(role)}
          onChange={(isChosen) => toggle(role, isChosen)}
        />
      ))}
    </FormDialog>
  );
}

/** The settings of the company that require a second factor of every user, or of some roles. */
export function SecondFactorRequirement(): ReactElement {
  const texts = useTexts(userTexts);
  const { data, error, refetch } = useQuery(config.company());
  const [open, setOpen] = useState<'all' | 'roles'>();
  const close = (): void => setOpen(undefined);
  return (
    <Card title={texts.secondFactor}>
      {error && <Failed error={error} onRetry={refetch} />}
      {data && (
        <CheckField
          label={texts.requireSecondFactor}
          checked={data.data.requireSecondFactor}
          onChange={() => setOpen('all')}
        />
      )}
      {data && !data.data.requireSecondFactor && (
        <Button kind="quiet" onClick={() => setOpen('roles')}>
          {`${texts.secondFactorRoles} (${data.data.secondFactorRoles.length})`}
        </Button>
      )}
      {data && open === 'all' && (
        <ChangeRequirement company={data.data} onReload={refetch} onClose={close} />
      )}
      {data && open === 'roles' && (
        <ChangeRoles company={data.data} onReload={refetch} onClose={close} />
      )}
    </Card>
  );
}
