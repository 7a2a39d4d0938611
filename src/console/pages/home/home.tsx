import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Page } from '../../ui/frames/page.js';
import { Attention } from './attention.js';
import { Books } from './books.js';
import { Aging, LowStock, Sales } from './figures.js';
import './style.css';
import { homeTexts } from './texts.js';

/** The first page: open tasks, the state of the books, and the course of business. */
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
