import type { ReactElement } from 'react';
import { useTyped } from '../../data/forms/use-typed.js';
import type { ListState } from '../../data/list-state.js';
import { useTexts } from '../../session/language/texts.js';
import { IconButton } from '../button.js';
import { DateFilter } from '../forms/date/date-filter.js';
import type { Choice } from '../forms/field.js';
import { uiTexts } from '../texts.js';

interface FilterName {
  /** The name in the address. */
  readonly name: string;
  readonly label: string;
}

interface ChoiceFilter extends FilterName {
  readonly choices: readonly Choice[];
  /** The text without a filter. Default: "all". */
  readonly all?: string;
}

/** A filter whose choices are tabs above the list, such as the status of documents. */
export interface TabFilter extends ChoiceFilter {
  readonly type: 'tabs';
}

export type Filter =
  | ChoiceFilter
  | TabFilter
  | (FilterName & { readonly type: 'text' | 'date' })
  /** A filter from a link, shown as a tag that can be removed. */
  | (FilterName & { readonly type: 'tag' });

export const isTabFilter = (filter: Filter): filter is TabFilter =>
  'type' in filter && filter.type === 'tabs';

interface FieldProps {
  readonly filter: Filter;
  readonly list: ListState;
}

function TypedFilter({ filter, list }: FieldProps): ReactElement {
  const { name, label } = filter;
  const [typed, setTyped] = useTyped(list.filter(name) ?? '', (text) =>
    list.change({ [name]: text.trim() === '' ? '' : text }),
  );
  return (
    <label className="filter">
      <span>{label}</span>
      <input type="text" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  );
}

function Tag({ filter: { name, label }, list }: FieldProps): ReactElement | null {
  const texts = useTexts(uiTexts);
  const value = list.filter(name);
  if (value === undefined) return null;
  return (
    <span className="tag">
      {label}: {value}
      <IconButton
        label={texts.takeAway(label)}
        icon="close"
        onClick={() => list.change({ [name]: '' })}
      />
    </span>
  );
}

export function FilterField({ filter, list }: FieldProps): ReactElement {
  const texts = useTexts(uiTexts);
  const { name, label } = filter;
  const value = list.filter(name) ?? '';
  const set = (to: string): void => list.change({ [name]: to });
  if ('choices' in filter) {
    return (
      <label className="filter">
        <span>{label}</span>
        <select value={value} onChange={(event) => set(event.target.value)}>
          <option value="">{filter.all ?? texts.all}</option>
          {filter.choices.map(([of, text]) => (
            <option key={of} value={of}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (filter.type === 'tag') return <Tag filter={filter} list={list} />;
  if (filter.type === 'text') return <TypedFilter filter={filter} list={list} />;
  return <DateFilter label={label} value={value} onChange={set} />;
}
