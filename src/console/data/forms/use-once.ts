import { useRef } from 'react';

/** One form, one key: sent again unchanged, it is the same request. */
export function useOnce<T>(): (value: T) => T {
  const kept = useRef<{ readonly text: string; readonly value: T }>(undefined);
  return (value) => {
    const text = JSON.stringify(value);
    if (kept.current?.text !== text) kept.current = { text, value };
    return kept.current.value;
  };
}
