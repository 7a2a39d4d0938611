import { useEffect, useState } from 'react';

const pauseMs = 150;

/** Returns a value once it has stayed the same for a pause, so that not every letter causes a request. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
