import { Fragment, type ReactElement, useState } from 'react';
import { useTexts } from '../session/language/texts.js';
import { Button } from '../ui/button.js';
import type { Draft } from './drafts.js';
import { unsavedTexts } from './texts.js';

interface RestartableProps {
  /** Renders the form. `restart` resets it. */
  readonly children: (restart: () => void) => ReactElement;
}

export function Restartable({ children }: RestartableProps): ReactElement {
  const [count, setCount] = useState(0);
  return <Fragment key={count}>{children(() => setCount(count + 1))}</Fragment>;
}

interface NoticeProps {
  readonly draft: Pick<Draft<unknown>, 'found' | 'clear'>;
  readonly onRestart: () => void;
}

/** Shows that a form has values from before a reload, and offers to reset it. */
export function RestoredNotice({ draft, onRestart }: NoticeProps): ReactElement | null {
  const texts = useTexts(unsavedTexts);
  if (draft.found === undefined) return null;
  return (
    <div className="notice" role="status">
      <span>{texts.restored}</span>
      <Button
        kind="quiet"
        onClick={() => {
          draft.clear();
          onRestart();
        }}
      >
        {texts.discard}
      </Button>
    </div>
  );
}
