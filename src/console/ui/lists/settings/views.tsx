import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ListState } from '../../../data/list-state.js';
import { useTexts } from '../../../session/language/texts.js';
import { IconButton } from '../../button.js';
import { say } from '../../toasts/messages.js';
import { listTexts } from '../texts.js';
import { Panel } from './panel.js';
import { useListSetting } from './use-list-setting.js';
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

/** Adds a view, which replaces another one of the same name. Returns the views sorted by name. */
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

interface ViewChoicesProps {
  readonly views: readonly SavedView[];
  /** The current search, sort and filters of the list. */
  readonly query: string;
  readonly onOpen: () => void;
  readonly onChange: (views: readonly SavedView[]) => void;
}

function ViewChoices({ views, query, onOpen, onChange }: ViewChoicesProps): ReactElement {
  const texts = useTexts(listTexts);
  const without = ({ name }: SavedView) => views.filter((one) => one.name !== name);
  return (
    <>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <ViewLine
              key={view.name}
              view={view}
              isOpen={view.query === query}
              isTaken={(name) => views.some((one) => one.name === name)}
              onOpen={onOpen}
              onRename={(name) => onChange(withView(without(view), { ...view, name }))}
              onRemove={() => {
                onChange(without(view));
                say(texts.viewRemoved, { run: () => onChange(views), done: texts.viewRestored });
              }}
            />
          ))}
        </ul>
      )}
      {query === '' ? (
        <p className="hint">{texts.nothingToSave}</p>
      ) : (
        <ViewName
          label={texts.viewName}
          hint={texts.viewHint}
          onSave={(name) => onChange(withView(views, { name, query }))}
        />
      )}
    </>
  );
}

/** Opens, saves, renames and removes the views of a list. */
export function ViewsMenu({ list: { query } }: { readonly list: ListState }): ReactElement {
  const texts = useTexts(listTexts);
  const [views = [], keep] = useListSetting('views', isView);
  const open = views.find((view) => view.query === query);
  return (
    <Panel icon="bookmark" label={open ? texts.view(open.name) : texts.views}>
      {(close) => (
        <ViewChoices
          views={views}
          query={query}
          onOpen={close}
          onChange={(changed) => {
            keep(changed);
            close();
          }}
        />
      )}
    </Panel>
  );
}
