import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Page } from '../../../ui/frames/page.js';
import { Tabs } from '../../../ui/lists/tabs.js';
import { settingsTexts } from '../texts.js';

/** The pages of settings, each with a permission that it needs in addition to that of the company's settings. */
const tabs = [
  ['company', '/settings', 'config:read'],
  ['warehouses', '/settings/warehouses', 'inventory:read'],
  ['categories', '/settings/categories', 'products:read'],
  ['taxes', '/settings/taxes', 'config:read'],
  ['terms', '/settings/terms', 'config:read'],
  ['series', '/settings/series', 'config:read'],
  ['currencies', '/settings/currencies', 'config:read'],
  ['rates', '/settings/rates', 'config:read'],
  ['customFields', '/settings/custom-fields', 'config:read'],
  ['mails', '/settings/mails', 'config:read'],
] as const;

interface SettingsPageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsPage({ title, actions, children }: SettingsPageProps): ReactElement {
  const texts = useTexts(settingsTexts);
  const { may } = useMe();
  return (
    <Page title={title} actions={actions}>
      <Tabs
        label={texts.settings}
        tabs={tabs
          .filter(([, , permission]) => may(permission))
          .map(([name, href]) => [href, texts.tabs[name]] as const)}
      />
      {children}
    </Page>
  );
}
