import { type ReactElement, useState } from 'react';
import { useWrite } from '../data/forms/use-write.js';
import { Button } from '../ui/button.js';
import { ConfirmWrite } from '../ui/frames/confirm.js';
import { DialogButton } from '../ui/frames/remove.js';
import { Failed } from '../ui/frames/states.js';

interface ActiveRecord {
  readonly name: string;
  readonly active: boolean;
}

interface ActivityTexts {
  readonly activate: string;
  readonly activated: string;
  readonly deactivate: string;
  readonly deactivateTitle: (name: string) => string;
  readonly deactivateText: string;
  readonly deactivated: string;
}

/**
 * Prepares the activation or deactivation of a record. Each call of the returned function repeats the same write, with
 * the same Idempotency-Key.
 */
export type Activation<R, T> = (record: R, active: boolean) => () => Promise<{ readonly data: T }>;

interface ActivityProps<R extends ActiveRecord> {
  readonly record: R;
  readonly activation: Activation<R, R>;
  /** The key of the queries of the records. */
  readonly queryKey: readonly unknown[];
  readonly texts: ActivityTexts;
}

/** Returns the write that changes the activity of the record, and the one that undoes it. */
function writeOf<R extends ActiveRecord>({
  record: { active },
  activation,
  queryKey,
  texts,
}: ActivityProps<R>) {
  return {
    options: {
      mutationKey: queryKey,
      mutationFn: (write: () => Promise<{ readonly data: R }>) => write(),
    },
    stale: [queryKey],
    successMessage: active ? texts.deactivated : texts.activated,
    undo: ({ data }: { readonly data: R }) => ({
      run: activation(data, active),
      done: active ? texts.activated : texts.deactivated,
    }),
  };
}

function Activate<R extends ActiveRecord>(props: ActivityProps<R>): ReactElement {
  const { record, activation, texts } = props;
  const [variables] = useState(() => activation(record, true));
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

/** The button that activates or deactivates a record. */
export function Activity<R extends ActiveRecord>(props: ActivityProps<R>): ReactElement {
  const { record, activation, texts } = props;
  if (!record.active) return <Activate {...props} />;
  return (
    <DialogButton kind="danger" label={texts.deactivate}>
      {(close) => (
        <ConfirmWrite
          {...writeOf(props)}
          title={texts.deactivateTitle(record.name)}
          action={texts.deactivate}
          variables={activation(record, false)}
          onClose={close}
        >
          <p>{texts.deactivateText}</p>
        </ConfirmWrite>
      )}
    </DialogButton>
  );
}
