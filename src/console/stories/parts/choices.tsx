import { Calendar } from '../../ui/forms/date/calendar.js';
import { Picker } from '../../ui/forms/picker.js';
import { ignore, longText, type Story } from '../story.js';

interface Party {
  readonly id: number;
  readonly name: string;
}

const parties: readonly Party[] = [
  { id: 1, name: 'Ferretería Central' },
  { id: 2, name: 'Colmado La Esquina' },
  { id: 3, name: longText },
];

interface PartyPicker {
  readonly label: string;
  readonly value?: Party | null;
  readonly items?: readonly Party[];
  readonly error?: string;
  readonly isLoading?: boolean;
}

const picker = ({ value = null, items = parties, ...rest }: PartyPicker) => (
  <Picker
    {...rest}
    value={value}
    items={items}
    onChange={ignore}
    onSearch={ignore}
    textOf={({ name }) => name}
    keyOf={({ id }) => id}
    hintOf={({ id }) => `C-00${id}`}
  />
);

/** The choices float below the field, outside of its box. */
const room = (content: ReturnType<typeof picker>) => (
  <div style={{ height: '12rem' }}>{content}</div>
);

export const choiceStories: readonly Story[] = [
  {
    name: 'picker-states',
    shows: ['Picker'],
    render: () => (
      <div className="form">
        {picker({ label: 'Customer' })}
        {picker({ label: 'Chosen', value: parties[0] ?? null })}
        {picker({ label: 'Wrong', error: 'Choose a customer.' })}
      </div>
    ),
  },
  {
    name: 'picker-open',
    shows: ['Picker'],
    render: () => room(picker({ label: 'Customer' })),
    act: [['click', 'input']],
  },
  {
    name: 'picker-nothing-found',
    shows: ['Picker'],
    render: () => room(picker({ label: 'Customer', items: [] })),
    act: [['click', 'input']],
  },
  {
    name: 'calendar',
    shows: ['Calendar'],
    render: () => <Calendar value="2026-03-14" onChoose={ignore} onClose={ignore} />,
    picture: '.calendar',
  },
];
