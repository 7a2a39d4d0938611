import { useRef } from 'react';

/** One form, one key: sent again unchanged, it is the same request. */
export function useOnce<T>(): (value: T) => T {
  const cached = useRef<{ readonly text: string; readonly value: T }>(undefined);
  return (value) => {
    const text = JSON.stringify(value);
    if (cached.current?.text !== text) cached.current = { text, value };
    return cached.current.value;
  };
}
