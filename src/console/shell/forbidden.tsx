import type { ReactElement } from 'react';
import { useTexts } from '../session/language/texts.js';
import { permissionName, permissionTexts } from '../session/permission-texts.js';
import { LinkButton } from '../ui/button.js';
import { Page } from '../ui/frames/page.js';
import { Empty } from '../ui/frames/states.js';
import { forbiddenTexts } from './forbidden-texts.js';
import { shellTexts } from './texts.js';

/** Names the permission that the user lacks for a page. */
export function Forbidden({ permission }: { readonly permission: string }): ReactElement {
  const texts = useTexts(forbiddenTexts);
  const { toHome } = useTexts(shellTexts);
  const names = useTexts(permissionTexts);
  return (
    <Page title={texts.title}>
      <Empty
        title={texts.text(permissionName(names, permission))}
        action={<LinkButton href="/">{toHome}</LinkButton>}
      />
    </Page>
  );
}
