import type { ReactElement } from 'react';
import { useMe } from '../../session/me.js';
import { useTexts } from '../../session/texts.js';
import { Page } from '../../ui/page.js';
import { Attention } from './attention.js';
import { Books } from './books.js';
import { Aging, LowStock, Sales } from './figures.js';
import './style.css';
import { homeTexts } from './texts.js';

/** What one looks at first: what waits, whether the books are sound, and how business goes. */
export function Home(): ReactElement {
  const texts = useTexts(homeTexts);
  const { may } = useMe();
  return (
    <Page title={texts.title}>
      <div className="columns">
        <Attention />
        {may('audit:read') && <Books />}
      </div>
      {may('receivables:read') && <Sales />}
      <div className="columns">
        {may('receivables:read') && <Aging />}
        {may('products:read') && <LowStock />}
      </div>
    </Page>
  );
}
