import type { ReactElement, ReactNode } from 'react';
import { useMe } from '../session/me.js';
import { useCreateLink } from '../ui/create.js';
import { Page, type PageProps } from '../ui/frames/page.js';
import { List, type ListProps } from '../ui/lists/list.js';

interface ListedRecord {
  readonly id: string | number;
}

/** The texts of the page of a list. */
interface ListTexts {
  readonly title: string;
  /** The label of the search field; without it there is no search. */
  readonly search?: string | undefined;
  /** The label of the link to the page of a new record. */
  readonly create?: string;
  /** The title and the text of an empty list. */
  readonly none: string;
  readonly noneText?: string;
}

interface ListPageProps<T extends ListedRecord>
  extends Omit<ListProps<T>, 'caption' | 'keyOf' | 'search' | 'empty'>,
    Pick<PageProps, 'back' | 'aside'> {
  /** The address of the list. The address of a record is below it. */
  readonly href: string;
  readonly texts: ListTexts;
  /** The permission to create records on a page of their own; without it there is no link to it. */
  readonly createdBy?: string;
  /** Another way to create records, such as a button that opens a dialog. */
  readonly create?: ReactNode;
  /** Adds other ways to create records to the link. */
  readonly withCreate?: (create: ReactNode) => ReactElement;
  /** Links before those that create records. */
  readonly links?: ReactNode;
  /** The frame around the list. Default: `Page`. */
  readonly Frame?: (props: PageProps) => ReactElement;
  /** Dialogs of the page. */
  readonly children?: ReactNode;
}

/** The page of a list, with the link to the page of a new record. */
export function ListPage<T extends ListedRecord>(props: ListPageProps<T>): ReactElement {
  const { href, texts, createdBy, create: otherCreate, withCreate, links, ...list } = props;
  const { Frame = Page, children, back, aside, ...rest } = list;
  const { may } = useMe();
  const link = useCreateLink({
    label: texts.create ?? '',
    href: `${href}/new`,
    isOffered: createdBy !== undefined && may(createdBy),
  });
  const create = withCreate?.(link) ?? otherCreate ?? link;
  const actions = links ? (
    <>
      {links}
      {create}
    </>
  ) : (
    create
  );
  return (
    <Frame
      title={texts.title}
      actions={actions}
      {...(back ? { back } : {})}
      {...(aside ? { aside } : {})}
    >
      <List
        hrefOf={({ id }) => `${href}/${id}`}
        {...rest}
        caption={texts.title}
        keyOf={({ id }) => id}
        search={texts.search}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
      {children}
    </Frame>
  );
}
