import type { ReactElement } from 'react';
import { useTexts } from '../../session/texts.js';
import { Button } from '../../ui/button.js';
import { CopyBlock } from '../../ui/copy.js';
import { Dialog } from '../../ui/dialog.js';
import { keyTexts } from './texts.js';

interface ShownOnceProps {
  /** Null when an earlier attempt made the key. */
  readonly value: string | null;
  readonly onDone: () => void;
}

/** The value of a new key. Esc does not close it: a key that was not copied is lost. */
export function ShownOnce({ value, onDone }: ShownOnceProps): ReactElement {
  const texts = useTexts(keyTexts);
  return (
    <Dialog title={texts.createdTitle}>
      <div className="form">
        <p>{value === null ? texts.lost : texts.createdText}</p>
        {value !== null && <CopyBlock text={value} label={texts.value} />}
        <div className="form-end">
          <Button kind="primary" onClick={onDone}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
