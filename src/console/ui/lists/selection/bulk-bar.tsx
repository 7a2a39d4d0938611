import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../button.js';
import { listTexts } from '../texts.js';
import '../style.css';
import type { BulkActions } from './bulk-action.js';
import { BulkDialog } from './run/bulk-dialog.js';
import { SelectMatching } from './select-matching.js';
import type { Selection } from './use-selection.js';

type AnyAction<T> = BulkActions<T>['actions'][number];

interface BulkBarProps<T> {
  readonly bulk: BulkActions<T>;
  readonly selection: Selection<T>;
  /** The number of rows on all pages, if it is known. */
  readonly total?: number | undefined;
  readonly isTotalCapped?: boolean | undefined;
  /** Further buttons, after those of the actions. */
  readonly children?: ReactNode;
}

function Buttons<T>({
  bulk,
  selection,
  total = 0,
  isTotalCapped = false,
  children,
  onOpen,
}: BulkBarProps<T> & { readonly onOpen: (action: AnyAction<T>) => void }): ReactElement {
  const texts = useTexts(listTexts);
  const { rows, isWhole, hasMatching } = selection;
  const hasMore = !hasMatching && total > rows.length;
  return (
    <section className="bulk-bar" aria-label={texts.selection}>
      <strong role="status">{texts.selected(rows.length)}</strong>
      {bulk.actions.map((action) => {
        const count = rows.filter(action.appliesTo).length;
        return (
          <Button key={action.label} disabled={count === 0} onClick={() => onOpen(action)}>
            {texts.counted(action.label, count)}
          </Button>
        );
      })}
      {children}
      {!isWhole && (
        <Button kind="quiet" onClick={() => selection.setAll(true)}>
          {texts.selectPage}
        </Button>
      )}
      {isWhole && bulk.loadPage && hasMore && (
        <SelectMatching
          total={total}
          isTotalCapped={isTotalCapped}
          selection={selection}
          loadPage={bulk.loadPage}
        />
      )}
      <Button kind="quiet" onClick={() => selection.setAll(false)}>
        {texts.clear}
      </Button>
    </section>
  );
}

interface OpenedProps<T> extends BulkBarProps<T> {
  readonly action: AnyAction<T>;
  /** Receives the rows that stay selected. */
  readonly onClose: (rest: readonly T[]) => void;
}

/** The dialog of an action. */
function Opened<T>({ action, bulk, selection, onClose }: OpenedProps<T>): ReactElement {
  const { rows } = selection;
  if ('dialog' in action) return action.dialog(rows.filter(action.appliesTo), () => onClose(rows));
  return <BulkDialog action={action} onClose={onClose} nameOf={bulk.nameOf} selected={rows} />;
}

/** The number of selected rows, and the actions for them; shown while any row is selected. */
export function BulkBar<T>(props: BulkBarProps<T>): ReactElement {
  const { selection } = props;
  const [open, setOpen] = useState<AnyAction<T>>();
  const frame = useRef<HTMLDivElement>(null);
  const isShown = selection.rows.length > 0;
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The button with the focus was removed. The focus must not move to the top of the page.
    const isLost = document.activeElement === document.body;
    if (wasShown.current && !isShown && isLost) frame.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <div ref={frame} tabIndex={-1} className="bulk">
      {isShown && <Buttons {...props} onOpen={setOpen} />}
      {open && (
        <Opened
          {...props}
          action={open}
          onClose={(rest) => {
            setOpen(undefined);
            selection.replace(rest);
          }}
        />
      )}
    </div>
  );
}
