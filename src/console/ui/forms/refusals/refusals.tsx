import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { problemOf } from '../../../data/queries/problem.js';
import { messageAt, pathIn } from './field-names.js';

/** A refusal of the API for the fields of a form. */
interface FormRefusal {
  readonly error: unknown;
  /** Messages by the path of the member in the body, such as `lines.2.quantity`. */
  readonly messages: ReadonlyMap<string, string>;
}

const none: FormRefusal = { error: null, messages: new Map() };
const RefusedContext = createContext(none);

/** Provides the refusals of the API to the fields of a form. */
export function Refusals({
  error,
  children,
}: {
  readonly error: unknown;
  readonly children: ReactNode;
}): ReactElement {
  const refused = useMemo(
    () => ({
      error,
      messages: new Map(
        problemOf(error).details.map(
          ({ path, message }) => [pathIn(path), messageAt(path, message)] as const,
        ),
      ),
    }),
    [error],
  );
  return <RefusedContext value={refused}>{children}</RefusedContext>;
}

/** The message for one field while it still holds the value that was refused. */
export function useRefusal(path: string | undefined, value: unknown): string | undefined {
  const { error, messages } = useContext(RefusedContext);
  const [sent, setSent] = useState({ error, value });
  if (sent.error !== error) setSent({ error, value });
  if (path === undefined || sent.value !== value) return undefined;
  return messages.get(path);
}

/** Scrolls to the first refused field and moves the focus there. */
export function useFirstRefusal(form: RefObject<HTMLFormElement | null>, error: unknown): void {
  useEffect(() => {
    if (error === null || error === undefined) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const fold = wrong?.closest('details');
    if (fold) fold.open = true;
    const place = wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"]');
    wrong?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  }, [form, error]);
}
