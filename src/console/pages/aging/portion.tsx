import { type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { agingTexts } from './texts.js';

/** So many rows are drawn at once without a noticeable pause. */
const step = 100;

interface Portion<T> {
  readonly shown: readonly T[];
  /** The number of shown rows, with the buttons for more; null if all are shown, or soon. */
  readonly more: ReactElement | null;
}

/**
 * Returns the first rows of a long report. The user asks for more, or for all of them, which are drawn in portions. A print
 * has all of them.
 */
export function usePortion<T>(rows: readonly T[]): Portion<T> {
  const texts = useTexts(agingTexts);
  const [count, setCount] = useState(step);
  const [wantsAll, setWantsAll] = useState(false);
  useEffect(() => {
    if (!wantsAll || count >= rows.length) return;
    // Clicks and keys are handled between two portions.
    const timer = setTimeout(() => setCount(count + step));
    return () => clearTimeout(timer);
  }, [wantsAll, count, rows.length]);
  useEffect(() => {
    // The browser prints what is drawn when this returns.
    const showAll = (): void => flushSync(() => setCount(rows.length));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, [rows.length]);
  const shown = rows.slice(0, count);
  if (wantsAll || shown.length === rows.length) return { shown, more: null };
  const more = (
    <>
      <p className="hint" role="status">
        {texts.shown(shown.length, rows.length)}
      </p>
      <div className="actions">
        <Button onClick={() => setCount(count + step)}>{texts.more(step)}</Button>
        <Button onClick={() => setWantsAll(true)}>{texts.showAll(rows.length)}</Button>
      </div>
    </>
  );
  return { shown, more };
}
