import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../session/language/texts.js';
import { Button } from './button.js';
import { uiTexts } from './texts.js';

/** Without access to the clipboard, such as over plain http, selects the text instead. */
async function copy(text: string, from: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (from) getSelection()?.selectAllChildren(from);
    return false;
  }
}

export function CopyButton({
  text,
  from,
}: {
  readonly text: string;
  /** The element that is selected when the clipboard is not available. */
  readonly from?: () => Element | null;
}): ReactElement {
  const texts = useTexts(uiTexts);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <Button
        icon={isCopied ? 'check' : 'copy'}
        onClick={() => void copy(text, from?.() ?? null).then(setCopied)}
      >
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <span className="unseen" role="status">
        {isCopied ? texts.copied : ''}
      </span>
    </>
  );
}

/** Text to copy, such as a key that is shown once, or a command. */
export function CopyBlock({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}): ReactElement {
  const [block, setBlock] = useState<Element | null>(null);
  return (
    <div className="copy-block">
      <section aria-label={label}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
        <pre ref={setBlock} tabIndex={0}>
          {text}
        </pre>
      </section>
      <CopyButton text={text} from={() => block} />
    </div>
  );
}
