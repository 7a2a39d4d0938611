import type { SecondFactor as State } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/frames/dialog.js';
import { Card, Facts } from '../../../ui/frames/page.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { ProofDialog } from './proof-dialog.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUp } from './set-up.js';
import { secondFactorTexts } from './texts.js';

const auth = authQueries(erp);

/** The number of recovery codes below which the page suggests new ones. */
const fewCodes = 3;

interface DialogProps {
  readonly onClose: () => void;
}

interface CodesDialogProps extends DialogProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

function TurnOff({ onClose }: DialogProps): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const remove = useWrite({
    options: auth.removeSecondFactor(),
    stale: [auth.key],
    successMessage: texts.turnedOff,
    onDone: onClose,
  });
  return (
    <ProofDialog
      title={texts.turnOffTitle}
      text={texts.turnOffText}
      action={texts.turnOff}
      isBusy={remove.isPending}
      error={remove.error}
      onSubmit={(body) => remove.mutate({ body })}
      onClose={onClose}
    />
  );
}

function NewCodes({ onClose, onCodes }: CodesDialogProps): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const make = useWrite({
    options: auth.createRecoveryCodes(),
    stale: [],
    onDone: ({ data }) => onCodes(data.recoveryCodes),
  });
  return (
    <ProofDialog
      title={texts.newCodes}
      text={texts.newCodesText}
      action={texts.newCodes}
      isBusy={make.isPending}
      error={make.error}
      onSubmit={(body) => make.mutate({ body })}
      onClose={onClose}
    />
  );
}

function SetUpDialog({ onClose, onCodes }: CodesDialogProps): ReactElement {
  const texts = useTexts(secondFactorTexts);
  return (
    <Dialog title={texts.setUpTitle} onClose={onClose}>
      <SetUp onConfirmed={onCodes} />
    </Dialog>
  );
}

function StateOf({ state }: { readonly state: State }): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const formats = useFormats();
  const { enabledAt, recoveryCodesLeft: left } = state;
  if (enabledAt === null) return <p>{texts.off}</p>;
  return (
    <>
      <Facts
        facts={[
          [texts.on, formats.instant(enabledAt)],
          [texts.codesLeft, formats.number(left)],
        ]}
      />
      {state.required && <p>{texts.required}</p>}
      {left < fewCodes && <p>{texts.fewLeft}</p>}
    </>
  );
}

type OpenDialog = 'set-up' | 'codes' | 'off';

function Actions({
  isEnabled,
  onOpen,
}: {
  readonly isEnabled: boolean;
  readonly onOpen: (open: OpenDialog) => void;
}): ReactElement {
  const texts = useTexts(secondFactorTexts);
  if (!isEnabled) return <Button onClick={() => onOpen('set-up')}>{texts.setUp}</Button>;
  return (
    <>
      <Button onClick={() => onOpen('codes')}>{texts.newCodes}</Button>
      <Button kind="danger" onClick={() => onOpen('off')}>
        {texts.turnOff}
      </Button>
    </>
  );
}

/** The second factor of the current user. */
export function SecondFactor(): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(auth.secondFactor());
  const [open, setOpen] = useState<OpenDialog>();
  const [codes, setCodes] = useState<readonly string[]>();
  const state = data?.data;
  const close = (): void => setOpen(undefined);
  const show = (newCodes: readonly string[]): void => {
    close();
    setCodes(newCodes);
  };
  const hide = (): void => {
    setCodes(undefined);
    void client.invalidateQueries({ queryKey: auth.key });
  };
  return (
    <Card
      title={texts.title}
      actions={state && <Actions isEnabled={state.enabled} onOpen={setOpen} />}
    >
      {error && <Failed error={error} onRetry={refetch} />}
      {!state && !error && <Loading rows={1} />}
      {state && <StateOf state={state} />}
      {open === 'set-up' && <SetUpDialog onClose={close} onCodes={show} />}
      {open === 'codes' && <NewCodes onClose={close} onCodes={show} />}
      {open === 'off' && <TurnOff onClose={close} />}
      {codes && (
        <Dialog title={texts.codes}>
          <RecoveryCodes codes={codes} onDone={hide} />
        </Dialog>
      )}
    </Card>
  );
}
