import type { Customer, Vendor } from '@notaria/erp';
import { type ReactElement, useState } from 'react';
import { useWrite, type Write } from '../../data/forms/use-write.js';
import { Button } from '../../ui/button.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { Failed } from '../../ui/frames/states.js';
import type { CustomerTexts } from '../customers/texts.js';
import { activation, type PartyActivation } from './party-actions.js';

interface PartyActivityProps {
  readonly party: Customer | Vendor;
  /** Options of the mutation of the customer or vendor. */
  readonly update: Write<PartyActivation, { readonly data: Customer | Vendor }>['options'];
  readonly stale: readonly (readonly unknown[])[];
  readonly texts: CustomerTexts;
}

/** Returns the write that activates or deactivates the party, and the one that undoes it. */
function writeOf({ party, update, stale, texts }: PartyActivityProps) {
  const isActive = party.active;
  return {
    options: update,
    stale,
    successMessage: isActive ? texts.deactivated : texts.activated,
    undo: ({ data }: { readonly data: Customer | Vendor }) => ({
      run: () => update.mutationFn(activation(data, isActive)),
      done: isActive ? texts.activated : texts.deactivated,
    }),
  };
}

function Activate(props: PartyActivityProps): ReactElement {
  const { party, texts } = props;
  const [variables] = useState(() => activation(party, true));
  const activate = useWrite(writeOf(props));
  return (
    <>
      <Button isBusy={activate.isPending} onClick={() => activate.mutate(variables)}>
        {texts.activate}
      </Button>
      {activate.error && <Failed error={activate.error} />}
    </>
  );
}

/** The button that activates or deactivates a customer or vendor. */
export function PartyActivity(props: PartyActivityProps): ReactElement {
  const { party, texts } = props;
  const [isOpen, setOpen] = useState(false);
  if (!party.active) return <Activate {...props} />;
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {texts.deactivate}
      </Button>
      {isOpen && (
        <ConfirmWrite
          {...writeOf(props)}
          title={texts.deactivateTitle(party.name)}
          action={texts.deactivate}
          variables={activation(party, false)}
          onClose={() => setOpen(false)}
        >
          <p>{texts.deactivateText}</p>
        </ConfirmWrite>
      )}
    </>
  );
}
