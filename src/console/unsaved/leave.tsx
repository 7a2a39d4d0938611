import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '../session/language/texts.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/frames/dialog.js';
import { unsavedTexts } from './texts.js';
import { unsaved } from './unsaved.js';

/** Asks for confirmation before the user leaves unsaved work. */
export function LeaveQuestion(): ReactElement | null {
  const texts = useTexts(unsavedTexts);
  const { subscribe, get, stay, agree } = unsaved.question;
  const isAsked = useSyncExternalStore(subscribe, get) !== undefined;
  if (!isAsked) return null;
  return (
    <Dialog title={texts.leaveTitle} onClose={stay}>
      <p className="prose">{texts.leaveText}</p>
      <div className="form-end">
        <Button onClick={stay}>{texts.stay}</Button>
        <Button kind="danger" onClick={agree}>
          {texts.leave}
        </Button>
      </div>
    </Dialog>
  );
}
