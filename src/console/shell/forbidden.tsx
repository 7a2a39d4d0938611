import type { ReactElement } from 'react';
import { useTexts } from '../session/language/texts.js';
import { permissionName, permissionTexts } from '../session/permission-texts.js';
import { LinkButton } from '../ui/button.js';
import { Page } from '../ui/frames/page.js';
import { Empty } from '../ui/frames/states.js';
import { shellTexts } from './texts.js';

/** Names the permission that the user lacks for a page. */
export function Forbidden({ permission }: { readonly permission: string }): ReactElement {
  const texts = useTexts(shellTexts);
  const names = useTexts(permissionTexts);
  return (
    <Page title={texts.forbidden}>
      <Empty
        title={texts.forbiddenText(permissionName(names, permission))}
        action={<LinkButton href="/">{texts.toHome}</LinkButton>}
      />
    </Page>
  );
}
