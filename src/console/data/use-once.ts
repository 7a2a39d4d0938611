import { useRef } from 'react';

/** One form, one request: sent again unchanged, it is the same variables, and nothing is written twice. */
export function useOnce<T>(): (value: T) => T {
  const kept = useRef<{ readonly text: string; readonly value: T }>(undefined);
  return (value) => {
    const text = JSON.stringify(value);
    if (kept.current?.text !== text) kept.current = { text, value };
    return kept.current.value;
  };
}
