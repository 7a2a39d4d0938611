/** Unsaved work of a form on the page. */
export interface UnsavedWork {
  /** Discards the work, such as its draft. */
  discard(): void;
}

const works = new Set<UnsavedWork>();
const listeners = new Set<() => void>();
let pendingAction: (() => void) | undefined;
let here = location.href;

function ask(go: (() => void) | undefined): void {
  pendingAction = go;
  for (const listener of listeners) listener();
}

function discardAll(): void {
  for (const work of works) work.discard();
  works.clear();
}

const isElsewhere = (href: string): boolean =>
  new URL(href, location.href).pathname !== new URL(here).pathname;

/** Asks before the user leaves unsaved work by a link, the back button, a shortcut, or by closing the tab. */
export const unsaved = {
  /** Registers work. Returns a function that removes it. */
  add(work: UnsavedWork): () => void {
    works.add(work);
    return () => works.delete(work);
  },
  /** Leaves at once if everything is saved, or else after confirmation. */
  leave(go: () => void): void {
    if (works.size === 0) go();
    else ask(go);
  },
  discardAll,
  question: {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (): (() => void) | undefined => pendingAction,
    stay: (): void => ask(undefined),
    agree(): void {
      const go = pendingAction;
      discardAll();
      ask(undefined);
      go?.();
    },
  },
};

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (works.size === 0 || link === null || !isPlain || link.target || link.download) return;
  if (!/^https?:$/.test(link.protocol) || !isElsewhere(link.href)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(() => link.click());
}

/** The browser has already left the page. Restores the page, and leaves it again after confirmation. */
function onPopState(event: PopStateEvent): void {
  if (works.size === 0 || !isElsewhere(location.href)) {
    here = location.href;
    return;
  }
  event.stopImmediatePropagation();
  history.pushState(null, '', here);
  ask(() => history.back());
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (works.size > 0) event.preventDefault();
}

addEventListener('click', onClick, { capture: true });
addEventListener('popstate', onPopState, { capture: true });
addEventListener('beforeunload', onBeforeUnload);
// The router announces each address to which the page itself navigates.
for (const name of ['pushState', 'replaceState']) {
  addEventListener(name, () => {
    here = location.href;
  });
}
