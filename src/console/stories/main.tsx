import type { Me } from '@notaria/erp';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useLayoutEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';
import '../styles/shell.css';
import { queryClient } from '../data/queries/query-client.js';
import { CurrentUser } from '../session/me.js';
import { buttonStories } from './parts/buttons.js';
import { choiceStories } from './parts/choices.js';
import { dialogStories } from './parts/dialogs.js';
import { fieldStories } from './parts/fields.js';
import { listStories } from './parts/lists.js';
import { pageStories } from './parts/pages.js';
import { selectionStories } from './parts/selection.js';
import { stateStories } from './parts/states.js';
import type { Story } from './story.js';
import './style.css';

/*
 * The shared components of the console in their states. `npm run console` serves the page at /console/stories/. It is
 * no part of the built console. test/console/stories.test.ts compares a picture of each story with its reference.
 */

const stories: readonly Story[] = [
  ...buttonStories,
  ...fieldStories,
  ...choiceStories,
  ...stateStories,
  ...pageStories,
  ...dialogStories,
  ...listStories,
  ...selectionStories,
];

/** The stories that test/console/stories.test.ts draws. */
Object.assign(window, {
  stories: stories.map(({ render: _, ...story }) => story),
});

const user: Me = { type: 'user', id: 1, name: 'Ana', permissions: ['exports:run'] };

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Marks the page as drawn when the fonts of the story are loaded. */
function Shown({ story }: { readonly story: Story }): ReactElement {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    void document.fonts.ready.then(() => {
      dataset['story'] = story.name;
    });
    return () => void delete dataset['story'];
  }, [story]);
  return <div id="story">{story.render()}</div>;
}

/** The story of the address, or the names of all stories. */
function Stories(): ReactElement {
  const name = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const story = stories.find((one) => one.name === name);
  if (story) return <Shown key={name} story={story} />;
  return (
    <ul id="story">
      {stories.map((one) => (
        <li key={one.name}>
          <a href={`#${one.name}`}>{one.name}</a>
        </li>
      ))}
    </ul>
  );
}

const place = document.querySelector('#stories');
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <Router base="/console">
        <CurrentUser value={user}>
          <Stories />
        </CurrentUser>
      </Router>
    </QueryClientProvider>,
  );
}
