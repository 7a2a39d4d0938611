import type { ApiKey } from '@notaria/erp';
import { apiKeysQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../data/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/texts.js';
import { Button } from '../../ui/button.js';
import { Confirm } from '../../ui/confirm.js';
import { Dialog } from '../../ui/dialog.js';
import { type Choice, SelectField } from '../../ui/field.js';
import { Failed } from '../../ui/states.js';
import { uiTexts } from '../../ui/texts.js';
import { keyTexts } from './texts.js';

const keys = apiKeysQueries(erp);

interface ActionProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

export function RevokeKey({ apiKey, onClose }: ActionProps): ReactElement {
  const texts = useTexts(keyTexts);
  const [variables] = useState({ id: apiKey.id });
  const revoke = useWrite({
    options: keys.revoke(),
    stale: [keys.key],
    said: texts.revoked,
    onDone: onClose,
  });
  return (
    <Confirm
      title={texts.revokeTitle(apiKey.name)}
      action={texts.revoke}
      word={apiKey.name.trim()}
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(variables)}
      onClose={onClose}
    >
      <p>{texts.revokeText}</p>
      <p>
        <code>{apiKey.masked}</code>
      </p>
    </Confirm>
  );
}

export function RotateKey({
  apiKey,
  onClose,
  onCreated,
}: ActionProps & { readonly onCreated: (value: string | null) => void }): ReactElement {
  const texts = useTexts(keyTexts);
  const { cancel } = useTexts(uiTexts);
  const [variables, setVariables] = useState({ id: apiKey.id, body: { overlapMinutes: 60 } });
  const rotate = useWrite({
    options: keys.rotate(),
    stale: [keys.key],
    onDone: ({ data }) => onCreated(data.value),
  });
  return (
    <Dialog title={texts.rotateTitle(apiKey.name)} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          rotate.mutate(variables);
        }}
      >
        <p>{texts.rotateText}</p>
        <SelectField
          label={texts.overlap}
          value={String(variables.body.overlapMinutes)}
          choices={Object.entries(texts.overlaps) as Choice[]}
          onChange={(minutes) =>
            setVariables({ id: apiKey.id, body: { overlapMinutes: Number(minutes) } })
          }
        />
        {rotate.error && <Failed error={rotate.error} />}
        <div className="form-end">
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" type="submit" isBusy={rotate.isPending}>
            {texts.rotate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
