import type { ApiKeyInput } from '@notaria/erp';
import { apiKeysQueries } from '@notaria/erp/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useOnce } from '../../data/use-once.js';
import { useWrite } from '../../data/use-write.js';
import { erp } from '../../session/clients.js';
import { useMe } from '../../session/me.js';
import { useTexts } from '../../session/texts.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { AreaField, TextField } from '../../ui/field.js';
import { Failed } from '../../ui/states.js';
import { uiTexts } from '../../ui/texts.js';
import { MatrixChoice } from './matrix.js';
import { erpPermissions } from './permissions.js';
import { keyTexts } from './texts.js';

const keys = apiKeysQueries(erp);

/** The end of a day, on the person's own clock. */
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface CreateKeyProps {
  readonly onClose: () => void;
  readonly onCreated: (value: string | null) => void;
}

export function CreateKey({ onClose, onCreated }: CreateKeyProps): ReactElement {
  const texts = useTexts(keyTexts);
  const { cancel } = useTexts(uiTexts);
  const { may } = useMe();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [addresses, setAddresses] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const once = useOnce<{ body: ApiKeyInput }>();
  const create = useWrite({
    options: keys.create(),
    stale: [keys.key],
    onDone: ({ data }) => onCreated(data.value),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIncomplete(chosen.length === 0);
    if (chosen.length === 0) return;
    const allowedIps = linesOf(addresses);
    const body: ApiKeyInput = {
      name,
      permissions: [...chosen],
      ...(allowedIps.length > 0 ? { allowedIps } : {}),
      ...(expiresOn ? { expiresAt: endOf(expiresOn) } : {}),
    };
    create.mutate(once({ body }));
  };
  return (
    <Dialog title={texts.create} onClose={onClose} isWide>
      <form className="form" onSubmit={submit}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          autoFocus
          maxLength={200}
          value={name}
          onChange={setName}
        />
        <MatrixChoice
          matrix={erpPermissions}
          chosen={chosen}
          mayGrant={may}
          onChange={setChosen}
          error={isIncomplete ? texts.choosePermission : undefined}
        />
        <div className="form-row">
          <AreaField
            label={texts.allowedIps}
            hint={texts.allowedIpsHint}
            value={addresses}
            onChange={setAddresses}
          />
          <TextField
            label={texts.expires}
            hint={texts.expiryHint}
            type="date"
            value={expiresOn}
            onChange={setExpiresOn}
          />
        </div>
        {create.error && <Failed error={create.error} />}
        <div className="form-end">
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" type="submit" isBusy={create.isPending}>
            {texts.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
