import { useEffect, useRef, useState } from 'react';

const typingMs = 250;

/**
 * The text of a search field. The search begins when the user pauses. The text follows the address when that changes.
 */
export function useTyped(
  query: string,
  ask: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(query);
  const last = useRef(query);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    // The address has changed by the back button, or because the filters were removed.
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
