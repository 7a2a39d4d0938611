import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Page, type PageProps } from '../../ui/frames/page.js';
import { Tabs } from '../../ui/lists/tabs.js';
import { userTexts } from './texts.js';

/** The frame of the pages of users, of roles and of the identity provider. */
export function UsersFrame({ children, ...props }: PageProps): ReactElement {
  const { title, ownRoles, singleSignOn } = useTexts(userTexts);
  return (
    <Page {...props}>
      <Tabs
        label={title}
        tabs={[
          ['/users', title],
          ['/users/roles', ownRoles],
          ['/users/sso', singleSignOn],
        ]}
      />
      {children}
    </Page>
  );
}
