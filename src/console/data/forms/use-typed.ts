import { useEffect, useRef, useState } from 'react';

const typingMs = 250;

/** The text of a search field. It is searched for when the typing pauses, and follows a query that changes by itself. */
export function useTyped(
  query: string,
  ask: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(query);
  const last = useRef(query);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    // The address has changed by itself: by the way back, or because the filters were taken away.
    if (query !== last.current) setTyped(query);
    last.current = query;
  }, [query]);
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
