import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/formats.js';
import { useMe } from '../../session/me.js';
import { useTexts } from '../../session/texts.js';
import { Button, LinkButton } from '../../ui/button.js';
import { CopyBlock } from '../../ui/copy.js';
import { Dialog } from '../../ui/dialog.js';
import { sessionTexts } from './texts.js';

interface LinkProps {
  readonly session: Session;
  readonly onDone: () => void;
}

/** The link of a new session. Esc does not close it: a link that was not copied is lost. */
export function SessionLink({ session, onDone }: LinkProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const { instant } = useFormats();
  const { may } = useMe();
  const { url, expiresAt, id } = session;
  return (
    <Dialog title={texts.createdTitle}>
      <div className="form">
        <p>
          {url ? texts.createdText : texts.lost}{' '}
          {url && expiresAt && texts.until(instant(expiresAt))}
        </p>
        {url && <CopyBlock text={url} label={texts.link} />}
        <div className="form-end">
          {may('sessions:decide') && <LinkButton href={`/review/${id}`}>{texts.open}</LinkButton>}
          <Button kind="primary" onClick={onDone}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
