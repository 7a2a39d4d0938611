import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the frame of a table, and true while the table is not wider. Only then the frame does not scroll sideways, so
 * that the headings can stay in view while the page is scrolled.
 */
export function useFit(): readonly [frame: RefObject<HTMLElement | null>, fits: boolean] {
  const frame = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const { current } = frame;
    const table = current?.querySelector('table');
    if (!current || !table) return;
    const measure = (): void => setFits(table.offsetWidth <= current.clientWidth);
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    sizes.observe(table);
    measure();
    return () => sizes.disconnect();
  }, []);
  return [frame, fits];
}
