import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { ListState } from '../../../data/list-state.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../button.js';
import { type Filter, FilterField } from '../filter.js';
import { listTexts } from '../texts.js';

/** The filters that stand in one row with the search of a list in a wide window. */
const mostShown = 3;

const isDay = (filter: Filter): boolean => 'type' in filter && filter.type === 'date';

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

interface Fold {
  readonly set: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Opens when the first of the filters is set, also by a saved view. */
function useFold({ list, filters }: FiltersProps): Fold {
  const set = filters.filter(({ name }) => list.filter(name) !== undefined).length;
  const [before, setBefore] = useState(set);
  const [isOpen, setIsOpen] = useState(set > 0);
  if (set !== before) {
    setBefore(set);
    if (before === 0) setIsOpen(true);
  }
  return { set, isOpen, toggle: () => setIsOpen(!isOpen) };
}

interface FoldButtonProps {
  readonly fold: Fold;
  readonly label: string;
  /** The id of the part that the button shows. */
  readonly controls: string;
}

function FoldButton({ fold: { set, isOpen, toggle }, label, controls }: FoldButtonProps) {
  const texts = useTexts(listTexts);
  return (
    <Button
      kind="quiet"
      icon="filter"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
    >
      {set === 0 ? label : texts.counted(label, set)}
    </Button>
  );
}

function Groups({ list, filters }: FiltersProps): ReactNode {
  return inRanges(filters).map((group) => (
    <div key={group[0]?.name} className="filter-group">
      {group.map((filter) => (
        <FilterField key={filter.name} filter={filter} list={list} />
      ))}
    </div>
  ));
}

/** The filters that a wide window shows on demand. */
function MoreFilters(props: FiltersProps): ReactElement {
  const texts = useTexts(listTexts);
  const fold = useFold(props);
  const id = useId();
  return (
    <>
      <span className="more-filters-button">
        <FoldButton fold={fold} label={texts.moreFilters} controls={id} />
      </span>
      <div id={id} className={fold.isOpen ? 'more-filters open' : 'more-filters'}>
        <Groups {...props} />
      </div>
    </>
  );
}

/**
 * The filters of a list. On a narrow screen a button shows them, and says how many are set. In a wide window, such a
 * button shows all but the first if they have no place in the row of the search.
 */
export function Filters({ list, filters }: FiltersProps): ReactElement {
  const texts = useTexts(listTexts);
  const fold = useFold({ list, filters });
  const id = useId();
  const isFolded = filters.length > mostShown;
  return (
    <>
      <span className="filters-button">
        <FoldButton fold={fold} label={texts.filters} controls={id} />
      </span>
      <div id={id} className={fold.isOpen ? 'filters open' : 'filters'}>
        <Groups list={list} filters={isFolded ? filters.slice(0, 1) : filters} />
        {isFolded && <MoreFilters list={list} filters={filters.slice(1)} />}
      </div>
    </>
  );
}
