import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../button.js';
import { CopyBlock } from '../copy.js';
import { uiTexts } from '../texts.js';
import { Dialog } from './dialog.js';

interface ShownOnceProps {
  readonly title: string;
  /** Null when an earlier attempt made it, and its answer got lost. */
  readonly value: string | null;
  /** The name of the value. */
  readonly label: string;
  readonly text: string;
  /** Said where the value cannot be shown any more. */
  readonly lost: string;
  readonly onDone: () => void;
}

/** A value that is told once. Esc does not close it: what was not copied is lost. */
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
