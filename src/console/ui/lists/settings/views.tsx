import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ListState } from '../../../data/list-state.js';
import { useTexts } from '../../../session/language/texts.js';
import { IconButton } from '../../button.js';
import { listTexts } from '../texts.js';
import { Panel } from './panel.js';
import { useKept } from './use-kept.js';
import { ViewName } from './view-name.js';

/** The search, sort and filters of a list under a name. */
interface SavedView {
  readonly name: string;
  readonly query: string;
}

function isView(entry: unknown): entry is SavedView {
  const { name, query } = (entry ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof query === 'string';
}

/** Returns the views in the order of their names; a view replaces another one of the same name. */
const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );

interface ViewLineProps {
  readonly view: SavedView;
  readonly isOpen: boolean;
  readonly isTaken: (name: string) => boolean;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

function ViewLine(props: ViewLineProps): ReactElement {
  const { view, isOpen, isTaken, onOpen, onRename, onRemove } = props;
  const texts = useTexts(listTexts);
  const [path] = useLocation();
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <li>
        <ViewName
          label={texts.newName}
          name={view.name}
          isTaken={(name) => name !== view.name && isTaken(name)}
          onSave={(name) => {
            setRenaming(false);
            onRename(name);
          }}
        />
      </li>
    );
  }
  return (
    <li className="view">
      <Link
        href={`${path}?${view.query}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        {view.name}
      </Link>
      <IconButton label={texts.rename(view.name)} icon="edit" onClick={() => setRenaming(true)} />
      <IconButton label={texts.remove(view.name)} icon="close" onClick={onRemove} />
    </li>
  );
}

/** Opens, saves, renames and removes the views of a list. */
export function ViewsMenu({ list }: { readonly list: ListState }): ReactElement {
  const texts = useTexts(listTexts);
  const [views = [], keep] = useKept('views', isView);
  const open = views.find(({ query }) => query === list.query);
  const without = ({ name }: SavedView) => views.filter((one) => one.name !== name);
  const isTaken = (name: string): boolean => views.some((one) => one.name === name);
  return (
    <Panel icon="bookmark" label={open ? texts.view(open.name) : texts.views}>
      {(close) => {
        const keepAndClose = (changed: readonly SavedView[]): void => {
          keep(changed);
          close();
        };
        return (
          <>
            {views.length > 0 && (
              <ul>
                {views.map((view) => (
                  <ViewLine
                    key={view.name}
                    view={view}
                    isOpen={view === open}
                    isTaken={isTaken}
                    onOpen={close}
                    onRename={(name) => keepAndClose(withView(without(view), { ...view, name }))}
                    onRemove={() => keepAndClose(without(view))}
                  />
                ))}
              </ul>
            )}
            {list.query === '' && <p className="hint">{texts.nothingToSave}</p>}
            {list.query !== '' && !open && (
              <ViewName
                label={texts.viewName}
                hint={texts.viewHint}
                onSave={(name) => keepAndClose(withView(views, { name, query: list.query }))}
              />
            )}
          </>
        );
      }}
    </Panel>
  );
}
