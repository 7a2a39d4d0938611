/** Work that is not saved yet, as a form on the page declares it. */
export interface UnsavedWork {
  /** Forgets the work, e.g. what was kept of it for a reload. */
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

/** Asks before unsaved work is left: by a link, by the way back, by a shortcut, by closing the tab. */
export const unsaved = {
  /** Returns the function that takes the work off the list again. */
  add(work: UnsavedWork): () => void {
    works.add(work);
    return () => works.delete(work);
  },
  /** Goes at once when everything is saved, else after the person has agreed to lose the work. */
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

/** The browser has gone already: the page is put back, and left again once the person agrees. */
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
// The router announces each address that the page itself goes to.
for (const name of ['pushState', 'replaceState']) {
  addEventListener(name, () => {
    here = location.href;
  });
}
