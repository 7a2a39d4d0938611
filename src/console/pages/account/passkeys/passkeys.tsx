import type { Passkey } from '@notaria/erp';
import { passkeysQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { hasPasskeys, makePasskey } from '../../../session/login/passkey.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { ConfirmWrite } from '../../../ui/frames/confirm.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { Table } from '../../../ui/lists/table.js';
import { uiTexts } from '../../../ui/texts.js';
import { passkeyTexts } from './texts.js';

const passkeys = passkeysQueries(erp);

/** The user has closed the question of the browser, or the device already has a passkey. */
const declined = Symbol('declined');

interface CloseProps {
  readonly onClose: () => void;
}

function AddPasskey({ onClose }: CloseProps): ReactElement {
  const texts = useTexts(passkeyTexts);
  const [name, setName] = useState('');
  const [isDeclined, setDeclined] = useState(false);
  const add = useWrite<{ name: string }, unknown>({
    options: {
      mutationKey: [...passkeys.key, 'create'],
      async mutationFn(variables) {
        const { data } = await erp.passkeys.options();
        const credential = await makePasskey(data);
        if (credential === undefined) return declined;
        return erp.passkeys.create({ name: variables.name, credential });
      },
    },
    stale: [passkeys.key],
    onDone: (result) => (result === declined ? setDeclined(true) : onClose()),
  });
  return (
    <FormDialog
      title={texts.add}
      action={texts.add}
      isBusy={add.isPending}
      error={add.error}
      onSubmit={() => {
        setDeclined(false);
        add.mutate({ name });
      }}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoFocus
        maxLength={100}
        path="name"
        value={name}
        onChange={setName}
      />
      {isDeclined && <p className="field-error">{texts.declined}</p>}
    </FormDialog>
  );
}

interface DialogProps extends CloseProps {
  readonly passkey: Passkey;
}

function RenamePasskey({ passkey, onClose }: DialogProps): ReactElement {
  const texts = useTexts(passkeyTexts);
  const { save } = useTexts(uiTexts);
  const [name, setName] = useState(passkey.name);
  const rename = useWrite({
    options: passkeys.update(),
    stale: [passkeys.key],
    successMessage: texts.renamed,
    onDone: onClose,
  });
  const { id, version } = passkey;
  return (
    <FormDialog
      title={texts.rename}
      action={save}
      isBusy={rename.isPending}
      error={rename.error}
      onSubmit={() => rename.mutate({ id, body: { name }, options: { ifMatch: version } })}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        required
        autoFocus
        maxLength={100}
        path="name"
        value={name}
        onChange={setName}
      />
    </FormDialog>
  );
}

function DeletePasskey({ passkey, onClose }: DialogProps): ReactElement {
  const texts = useTexts(passkeyTexts);
  return (
    <ConfirmWrite
      title={texts.deleteTitle(passkey.name)}
      action={texts.delete}
      options={passkeys.delete()}
      variables={{ id: passkey.id }}
      stale={[passkeys.key]}
      successMessage={texts.deleted}
      onClose={onClose}
    >
      <p>{texts.deleteText}</p>
    </ConfirmWrite>
  );
}

type Open = { readonly action: 'rename' | 'delete'; readonly passkey: Passkey };

function PasskeyTable({ rows }: { readonly rows: readonly Passkey[] }): ReactElement {
  const texts = useTexts(passkeyTexts);
  const formats = useFormats();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Table
        caption={texts.title}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.name, cell: ({ name }) => name },
          { title: texts.created, isMinor: true, cell: (row) => formats.instant(row.createdAt) },
          {
            title: texts.used,
            cell: ({ lastUsedAt: at }) => (at === null ? texts.never : formats.instant(at)),
          },
          {
            title: '',
            cell: (passkey) => (
              <div className="row-actions">
                <Button kind="quiet" onClick={() => setOpen({ action: 'rename', passkey })}>
                  {texts.rename}
                </Button>
                <Button kind="quiet" onClick={() => setOpen({ action: 'delete', passkey })}>
                  {texts.delete}
                </Button>
              </div>
            ),
          },
        ]}
      />
      {open?.action === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open?.action === 'delete' && <DeletePasskey passkey={open.passkey} onClose={close} />}
    </>
  );
}

/** The passkeys of the current user. */
export function Passkeys(): ReactElement {
  const texts = useTexts(passkeyTexts);
  const { data, error, refetch } = useQuery(passkeys.list());
  const [isAdding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>{texts.add}</Button>;
  return (
    <Card title={texts.title} actions={hasPasskeys() ? add : undefined}>
      <p className="prose">{texts.text}</p>
      {!hasPasskeys() && <p className="prose">{texts.unsupported}</p>}
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Loading rows={2} />}
      {data?.data.length === 0 && <p className="prose">{texts.none}</p>}
      {data && data.data.length > 0 && <PasskeyTable rows={data.data} />}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
    </Card>
  );
}
