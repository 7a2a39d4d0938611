import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Page } from '../../ui/frames/page.js';
import { Tabs } from '../../ui/lists/tabs.js';
import { crmTexts } from './texts.js';

interface CrmPageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The pages of CRM that are one entry of the navigation. */
export function CrmPage({ title, actions, children }: CrmPageProps): ReactElement {
  const texts = useTexts(crmTexts);
  return (
    <Page title={title} actions={actions}>
      <Tabs
        label={texts.crm}
        tabs={[
          ['/crm', texts.board],
          ['/crm/opportunities', texts.opportunities],
          ['/crm/leads', texts.leads],
        ]}
      />
      {children}
    </Page>
  );
}
