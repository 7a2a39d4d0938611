import type { ReactElement } from 'react';

/** Outlines of 24 by 24 units, drawn for the console. */
const paths = {
  home: 'M4 11.5 12 4l8 7.5M6 10v9h4v-5h4v5h4v-9',
  key: 'M14 10a4 4 0 1 0-3.2 3.9L13 16h2v2h2v2h3v-3l-6.2-6.2A4 4 0 0 0 14 10ZM9 9.5v.01',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  audit: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M9 7h3',
  box: 'M4 7.5 12 3l8 4.5v9L12 21l-8-4.5zM4 7.5l8 4.5 8-4.5M12 12v9',
  mail: 'M3 6h18v12H3zM3.5 7l8.5 7 8.5-7',
  customer: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 21a7.5 7.5 0 0 1 15 0',
  invoice: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  credit: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM15 10H9l2-2M9 10l2 2',
  bill: 'M5 4h14v16H5zM9 8h6M9 12h6M9 16h3',
  board: 'M4 5h4v14H4zM10 5h4v9h-4zM16 5h4v6h-4z',
  vendor: 'M4 10l1.5-6h13L20 10M5 10v10h14V10M4 10h16M10 20v-5h4v5',
  shelves: 'M4 3v18M20 3v18M4 9h16M4 17h16M7 5h4v4H7zM13 13h4v4h-4z',
  company: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  workflow: 'M4 4h6v5H4zM14 15h6v5h-6zM10 6.5h7V15M7 9v8.5h7',
  event: 'M13 3 5 13.5h6L10 21l8-10.5h-6z',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  money: 'M3 6h18v12H3zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 9.5v.01M18 14.5v.01',
  aging: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  truck:
    'M2 6h12v11H2zM14 10h4l4 4v3h-8M6.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  review: 'M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2 2 4-4',
  webhook: 'M12 8a3 3 0 1 0-2.6-1.5L6 13M6 13a3 3 0 1 0 2.8 4H16M16 17a3 3 0 1 0-1.5-5.6L11.5 7',
  list: 'M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.8-4.8',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  bookmark: 'M6 4h12v16l-6-4-6 4z',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'M5 13l4.5 4.5L19 7',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3v.01',
  plus: 'M12 5v14M5 12h14',
  left: 'M14.5 6 8.5 12l6 6',
  right: 'M9.5 6l6 6-6 6',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  keyboard: 'M3 7h18v10H3zM7 10.5v.01M11 10.5v.01M15 10.5v.01M8 13.5h8',
  out: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
} as const;

export type IconName = keyof typeof paths;

/** Icons are decoration beside a text. A button with only an icon has the name itself. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
