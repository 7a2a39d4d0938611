import { Fragment, type ReactElement, useState } from 'react';
import { useTexts } from '../session/language/texts.js';
import { Button } from '../ui/button.js';
import type { Draft } from './drafts.js';
import { useDiscard } from './kept.js';
import { unsavedTexts } from './texts.js';

interface RestartableProps {
  /** Renders the form. `restart` resets it. */
  readonly children: (restart: () => void) => ReactElement;
}

export function Restartable({ children }: RestartableProps): ReactElement {
  const [count, setCount] = useState(0);
  return <Fragment key={count}>{children(() => setCount(count + 1))}</Fragment>;
}

function Notice({ onDiscard }: { readonly onDiscard: () => void }): ReactElement {
  const texts = useTexts(unsavedTexts);
  return (
    <div className="notice" role="status">
      <span>{texts.restored}</span>
      <Button kind="quiet" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}

interface NoticeProps {
  readonly draft: Pick<Draft<unknown>, 'found' | 'clear'>;
  readonly onRestart: () => void;
}

/** Shows that a form with a draft of its own has values from before a reload, and offers to reset it. */
export function RestoredNotice({ draft, onRestart }: NoticeProps): ReactElement | null {
  if (draft.found === undefined) return null;
  const discard = (): void => {
    draft.clear();
    onRestart();
  };
  return <Notice onDiscard={discard} />;
}

/** Shows that the open form has values from before a reload, and offers to reset it. */
export function KeptNotice(): ReactElement | null {
  const discard = useDiscard();
  return discard === undefined ? null : <Notice onDiscard={discard} />;
}
