import type { User } from '@notaria/erp';
import { usersQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { filled, type ListState, pageQuery, useListState } from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Badge } from '../../ui/badge.js';
import { LinkButton } from '../../ui/button.js';
import { useCreateButton } from '../../ui/create.js';
import type { Choice } from '../../ui/forms/field.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';
import { type UiTexts, uiTexts } from '../../ui/texts.js';
import { SecondFactorRequirement } from './access/second-factor.js';
import { UsersFrame } from './frame.js';
import { useRoleChoices } from './roles.js';
import { LastLogin, UserState } from './state.js';
import { type UserTexts, userTexts } from './texts.js';
import { CreateUser } from './user-forms.js';

const users = usersQueries(erp);

const columnsOf = (
  texts: UserTexts,
  { yes, no }: UiTexts,
  ownId: number,
  roles: readonly Choice[],
): readonly Column<User>[] => [
  {
    title: texts.name,
    sort: 'name',
    cell: ({ id, name }) => (
      <span className="inline">
        {name}
        {id === ownId && <Badge tone="accent">{texts.you}</Badge>}
      </span>
    ),
  },
  { title: texts.email, sort: 'email', cell: ({ email }) => email },
  { title: texts.role, cell: ({ role }) => roles.find(([code]) => code === role)?.[1] ?? role },
  { title: texts.state, cell: (user) => <UserState user={user} /> },
  {
    title: texts.secondFactor,
    isMinor: true,
    cell: ({ secondFactor }) => (secondFactor ? yes : no),
  },
  { title: texts.lastLogin, sort: 'lastLoginAt', cell: (user) => <LastLogin user={user} /> },
];

function queryOf(list: ListState) {
  const [active, locked] = [list.filter('active'), list.filter('locked')];
  return {
    ...pageQuery<'name' | 'email' | 'lastLoginAt'>(list),
    ...filled({
      role: list.filter('role'),
      active: active ? active === 'true' : undefined,
      locked: locked ? locked === 'true' : undefined,
    }),
  };
}

const filtersOf = (
  texts: UserTexts,
  { yes, no }: UiTexts,
  roles: readonly Choice[],
): readonly Filter[] => [
  { name: 'role', label: texts.role, choices: roles },
  {
    name: 'active',
    label: texts.state,
    choices: [
      ['true', texts.states.active],
      ['false', texts.states.inactive],
    ],
  },
  {
    name: 'locked',
    label: texts.states.locked,
    choices: [
      ['true', yes],
      ['false', no],
    ],
  },
];

export function Users(): ReactElement {
  const texts = useTexts(userTexts);
  const common = useTexts(uiTexts);
  const [, navigate] = useLocation();
  const { id: ownId } = useMe();
  const list = useListState('name');
  const roles = useRoleChoices();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListPage
      href="/users"
      Frame={UsersFrame}
      texts={texts}
      create={useCreateButton(texts.create, () => setCreating(true))}
      links={<LinkButton href="/mails">{texts.mails}</LinkButton>}
      list={list}
      listed={useErpPage(users.list(queryOf(list)))}
      columns={columnsOf(texts, common, ownId, roles)}
      filters={filtersOf(texts, common, roles)}
    >
      <SecondFactorRequirement />
      {isCreating && (
        <CreateUser
          onClose={() => setCreating(false)}
          onCreated={({ id }) => navigate(`/users/${id}`)}
        />
      )}
    </ListPage>
  );
}
