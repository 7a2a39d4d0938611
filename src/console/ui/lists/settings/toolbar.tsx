import type { ReactElement, ReactNode } from 'react';
import { useTyped } from '../../../data/forms/use-typed.js';
import type { ListState } from '../../../data/list-state.js';
import { useTexts } from '../../../session/language/texts.js';
import { IconButton } from '../../button.js';
import { Icon } from '../../icons.js';
import { uiTexts } from '../../texts.js';
import { type Filter, FilterField } from '../filter.js';
import { Filters } from './filters.js';

/** The icon says that the field searches, so that its text has room for what it finds. */
const placeholderOf = (label: string): string =>
  label.replace(/^(?:Search by|Buscar por) (.)/u, (_, first: string) => first.toUpperCase());

/** The search field. It searches when the user pauses. The key `/` moves the focus to it. */
export function SearchField({ list, label }: { readonly list: ListState; readonly label: string }) {
  const texts = useTexts(uiTexts);
  const [typed, setTyped] = useTyped(list.search, (q) => list.change({ q }));
  return (
    <div className="search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholderOf(label)}
        data-shortcut="/"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <IconButton label={texts.clearSearch} icon="close" onClick={() => setTyped('')} />
      )}
    </div>
  );
}

const isTag = (filter: Filter): boolean => 'type' in filter && filter.type === 'tag';

interface ToolbarProps {
  readonly list: ListState;
  readonly filters: readonly Filter[];
  readonly search: string | undefined;
  readonly tools: ReactNode;
}

export function Toolbar({ list, search, filters, tools }: ToolbarProps): ReactElement {
  const [tags, fields] = [filters.filter(isTag), filters.filter((filter) => !isTag(filter))];
  return (
    <search className="toolbar">
      {search && <SearchField list={list} label={search} />}
      {fields.length > 0 && <Filters list={list} filters={fields} />}
      {tags.map((filter) => (
        <FilterField key={filter.name} filter={filter} list={list} />
      ))}
      {tools}
    </search>
  );
}
