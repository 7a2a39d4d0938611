import type { OwnRole, OwnRoleInput } from '@notaria/erp';
import { rolesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { pageQuery, useListState } from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { useCreateButton } from '../../ui/create.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { uiTexts } from '../../ui/texts.js';
import { UsersFrame } from '../users/frame.js';
import { userTexts } from '../users/texts.js';
import { RoleForm } from './role-form.js';
import { roleTexts } from './texts.js';

const roles = rolesQueries(erp);

function CreateRole({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(roleTexts);
  const once = useOnce<{ body: OwnRoleInput }>();
  const create = useWrite({
    options: roles.create(),
    stale: [roles.key],
    successMessage: ({ data }) => texts.created(data.name),
    onDone: onClose,
  });
  return (
    <RoleForm
      title={texts.create}
      action={texts.create}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(body) => create.mutate(once({ body }))}
      onClose={onClose}
    />
  );
}

interface RoleDialogProps {
  readonly role: OwnRole;
  readonly onClose: () => void;
}

/** Typed values stay while the newest state is loaded: only the version changes. */
function EditRole({ role: listed, onClose }: RoleDialogProps): ReactElement {
  const texts = useTexts(roleTexts);
  const { save } = useTexts(uiTexts);
  const { data, refetch } = useQuery({ ...roles.get(listed.id), enabled: false });
  // A reload of an earlier form may still be in the cache.
  const role = data !== undefined && data.data.version > listed.version ? data.data : listed;
  const update = useWrite({
    options: roles.update(),
    stale: [roles.key],
    successMessage: texts.saved,
    onDone: onClose,
  });
  const { id, version } = role;
  return (
    <RoleForm
      title={texts.editTitle(role.name)}
      action={save}
      role={role}
      isBusy={update.isPending}
      error={update.error}
      onReload={() => refetch().then(() => update.reset())}
      onSubmit={({ name, permissions }) =>
        update.mutate({ id, body: { name, permissions }, options: { ifMatch: version } })
      }
      onClose={onClose}
    />
  );
}

function DeleteRole({ role, onClose }: RoleDialogProps): ReactElement {
  const texts = useTexts(roleTexts);
  return (
    <ConfirmWrite
      title={texts.deleteTitle(role.name)}
      action={texts.delete}
      options={roles.delete()}
      variables={{ id: role.id }}
      stale={[roles.key]}
      successMessage={texts.deleted}
      onClose={onClose}
    >
      <p>{texts.deleteText}</p>
    </ConfirmWrite>
  );
}

/** The roles that the company made, with dialogs to make, change and delete them. */
export function Roles(): ReactElement {
  const texts = useTexts(roleTexts);
  const { edit } = useTexts(userTexts);
  const list = useListState('name');
  const listed = useErpPage(roles.list(pageQuery<'code' | 'name'>(list)));
  const [open, setOpen] = useState<OwnRole | 'new'>();
  const [deleted, setDeleted] = useState<OwnRole>();
  const close = (): void => setOpen(undefined);
  return (
    <ListPage<OwnRole>
      href="/users/roles"
      Frame={UsersFrame}
      texts={texts}
      create={useCreateButton(texts.create, () => setOpen('new'))}
      list={list}
      listed={listed}
      hrefOf={() => undefined}
      onOpen={setOpen}
      columns={[
        { title: texts.name, sort: 'name', cell: ({ name }) => name },
        { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
        { title: texts.permissions, isNumber: true, cell: (role) => role.permissions.length },
        {
          title: '',
          cell: (role) => (
            <div className="row-actions">
              <Button kind="quiet" onClick={() => setDeleted(role)}>
                {texts.delete}
              </Button>
              <Button kind="quiet" onClick={() => setOpen(role)}>
                {edit}
              </Button>
            </div>
          ),
        },
      ]}
    >
      {open === 'new' && <CreateRole onClose={close} />}
      {open !== undefined && open !== 'new' && <EditRole role={open} onClose={close} />}
      {deleted && <DeleteRole role={deleted} onClose={() => setDeleted(undefined)} />}
    </ListPage>
  );
}
