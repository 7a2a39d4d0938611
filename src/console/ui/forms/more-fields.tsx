import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { browserSettings } from '../../session/browser-settings.js';
import { useTexts } from '../../session/language/texts.js';
import { uiTexts } from '../texts.js';

interface MoreFieldsProps {
  /** The name under which the browser keeps whether the fields are shown. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Fields that few users need, behind a button whose state the browser keeps. A wrong one among them shows all. */
export function MoreFields({ name, children }: MoreFieldsProps): ReactElement {
  const { more } = useTexts(uiTexts);
  const setting = `notaria.more.${name}`;
  const isOpen = useSyncExternalStore(
    browserSettings.subscribe,
    () => browserSettings.read(setting) === 'open',
  );
  const show = (isShown: boolean): void => browserSettings.write(setting, isShown ? 'open' : '');
  return (
    <details
      className="more-fields"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) show(currentTarget.open);
      }}
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>{more}</summary>
      <div className="stack-fields">{children}</div>
    </details>
  );
}
