import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { ShownOnce } from '../../ui/frames/shown-once.js';
import { sessionTexts } from './texts.js';

interface LinkProps {
  readonly session: Session;
  readonly onDone: () => void;
}

/** The link of a new session, for its person. */
export function SessionLink({ session, onDone }: LinkProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const { instant } = useFormats();
  const { url, expiresAt } = session;
  return (
    <ShownOnce
      title={texts.createdTitle}
      value={url ?? null}
      label={texts.link}
      text={`${texts.createdText} ${expiresAt ? texts.until(instant(expiresAt)) : ''}`}
      lost={texts.lost}
      onDone={onDone}
    />
  );
}
