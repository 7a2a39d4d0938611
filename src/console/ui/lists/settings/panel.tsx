import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../../icons.js';

interface PanelProps {
  readonly icon: IconName;
  readonly label: string;
  /** The content while the panel is open; `close` returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** Closes the panel at Escape, and at any use of the page outside. */
function usePanel() {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', leave, listeners);
    document.addEventListener('focusin', leave, listeners);
    document.addEventListener('keydown', onKey, listeners);
    return () => listeners.abort();
  }, [isOpen, close]);
  return { isOpen, setOpen, close, frame, button };
}

/** A button that opens a small panel below it. Escape, and any use of the page outside, close the panel. */
export function Panel({ icon, label, children }: PanelProps): ReactElement {
  const id = useId();
  const { isOpen, setOpen, close, frame, button } = usePanel();
  return (
    <div ref={frame} className="panel-frame">
      <button
        ref={button}
        type="button"
        className="button quiet"
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      {isOpen && (
        <section id={id} className="panel" aria-label={label}>
          {children(close)}
        </section>
      )}
    </div>
  );
}
