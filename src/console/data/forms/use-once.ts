import { useRef } from 'react';

/** Returns an Idempotency-Key for a form. The unchanged form keeps its key when it is sent again. */
export function useOnce<T>(): (value: T) => T {
  const cached = useRef<{ readonly text: string; readonly value: T }>(undefined);
  return (value) => {
    const text = JSON.stringify(value);
    if (cached.current?.text !== text) cached.current = { text, value };
    return cached.current.value;
  };
}
