import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../button.js';
import { CopyBlock } from '../copy.js';
import { uiTexts } from '../texts.js';
import { Dialog } from './dialog.js';

interface ShownOnceProps {
  readonly title: string;
  /** Null if an earlier attempt created it and the reply was lost. */
  readonly value: string | null;
  /** The name of the value. */
  readonly label: string;
  readonly text: string;
  /** The text if the value can no longer be shown. */
  readonly lost: string;
  readonly onDone: () => void;
}

/** A value that is shown once. Esc does not close it, because a value that was not copied is lost. */
export function ShownOnce(props: ShownOnceProps): ReactElement {
  const { title, value, label, text, lost, onDone } = props;
  const texts = useTexts(uiTexts);
  return (
    <Dialog title={title}>
      <div className="form">
        <p>{value === null ? lost : text}</p>
        {value !== null && <CopyBlock text={value} label={label} />}
        <div className="form-end">
          <Button kind="primary" onClick={onDone}>
            {value === null ? texts.close : texts.copiedIt}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
