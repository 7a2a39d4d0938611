import { useEffect, useRef, useState } from 'react';

const typingMs = 250;

/** Text that is asked for when the typing pauses, and that follows when what is asked changes by itself. */
export function useTyped(
  asked: string,
  ask: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(asked);
  const last = useRef(asked);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    // The address has changed by itself: by the way back, or because the filters were taken away.
    if (asked !== last.current) setTyped(asked);
    last.current = asked;
  }, [asked]);
  useEffect(() => {
    if (typed === last.current) return;
    const timer = setTimeout(() => {
      last.current = typed;
      latest.current(typed);
    }, typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
