import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Button, LinkButton } from '../button.js';
import { uiTexts } from '../texts.js';

interface FormEndProps {
  /** A hint about keys, which devices without a keyboard do not show. */
  readonly hint?: string;
  /** The page that the cancel link opens. */
  readonly cancelHref: string;
  /** The label of the button that sends. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly isPossible?: boolean;
  /** More buttons, before the one that sends. */
  readonly children?: ReactNode;
}

/** The buttons below the form of a page. */
export function FormEnd(props: FormEndProps): ReactElement {
  const { hint, cancelHref, action, isBusy, isPossible = true, children } = props;
  const { cancel } = useTexts(uiTexts);
  return (
    <>
      {hint && <span className="hint key-hint">{hint}</span>}
      <LinkButton href={cancelHref}>{cancel}</LinkButton>
      {children}
      <Button kind="primary" type="submit" isBusy={isBusy} disabled={!isPossible}>
        {action}
      </Button>
    </>
  );
}
