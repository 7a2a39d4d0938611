import { useEffect, useRef } from 'react';
import { say, type Undo } from './messages.js';

/**
 * Returns a function that says what was removed from a form, and offers to undo it. The offer ends with the form, into
 * which nothing can return then.
 */
export function useSayRemoved(): (text: string, undo: Undo) => void {
  const offers = useRef(new Set<() => void>());
  useEffect(() => {
    const { current } = offers;
    return () => {
      for (const withdraw of current) withdraw();
    };
  }, []);
  return (text, undo) => void offers.current.add(say(text, undo));
}
