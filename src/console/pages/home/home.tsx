import type { ReactElement } from 'react';
import { useMe } from '../../session/me.js';
import { useTexts } from '../../session/texts.js';
import { Page } from '../../ui/page.js';
import { homeTexts } from './texts.js';

export function Home(): ReactElement {
  const texts = useTexts(homeTexts);
  const { name } = useMe();
  return (
    <Page title={texts.title}>
      <p>{name}</p>
    </Page>
  );
}
