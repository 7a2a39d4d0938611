import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { ShownOnce } from '../../ui/frames/shown-once.js';
import { sessionTexts } from './texts.js';

interface LinkProps {
  readonly session: Session;
  readonly title: string;
  /** The text if the link can no longer be shown. */
  readonly lost: string;
  readonly onDone: () => void;
}

/** A new link, for the person of a session. */
export function SessionLink({ session, title, lost, onDone }: LinkProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const { instant } = useFormats();
  const { url, expiresAt } = session;
  return (
    <ShownOnce
      title={title}
      value={url ?? null}
      label={texts.link}
      text={`${texts.linkText} ${expiresAt ? texts.until(instant(expiresAt)) : ''}`}
      lost={lost}
      onDone={onDone}
    />
  );
}
