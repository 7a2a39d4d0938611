import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTyped } from '../../../data/forms/use-typed.js';
import type { ListState } from '../../../data/list-state.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button, IconButton } from '../../button.js';
import { Icon } from '../../icons.js';
import { uiTexts } from '../../texts.js';
import { type Filter, FilterField } from '../filter.js';
import { listTexts } from '../texts.js';

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

const isDay = (filter: Filter): boolean => 'type' in filter && filter.type === 'date';
const isTag = (filter: Filter): boolean => 'type' in filter && filter.type === 'tag';

/** Puts the two days of a range together, so that they stay in one line. */
function inRanges(filters: readonly Filter[]): Filter[][] {
  const groups: Filter[][] = [];
  for (const filter of filters) {
    const [first, second] = groups.at(-1) ?? [];
    if (first !== undefined && second === undefined && isDay(first) && isDay(filter)) {
      groups.at(-1)?.push(filter);
    } else groups.push([filter]);
  }
  return groups;
}

interface FiltersProps {
  readonly list: ListState;
  readonly filters: readonly Filter[];
}

/** The filters of a list. On a narrow screen a button shows them, and says how many are set. */
function Filters({ list, filters }: FiltersProps): ReactElement {
  const texts = useTexts(listTexts);
  const set = filters.filter(({ name }) => list.filter(name) !== undefined).length;
  const [isOpen, setIsOpen] = useState(set > 0);
  const id = useId();
  return (
    <>
      <span className="filters-button">
        <Button
          kind="quiet"
          icon="filter"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {set === 0 ? texts.filters : texts.counted(texts.filters, set)}
        </Button>
      </span>
      <div id={id} className={isOpen ? 'filters open' : 'filters'}>
        {inRanges(filters).map((group) => (
          <div key={group[0]?.name} className="filter-group">
            {group.map((filter) => (
              <FilterField key={filter.name} filter={filter} list={list} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

interface ToolbarProps extends FiltersProps {
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
