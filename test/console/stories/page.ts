import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';

/** A story as `src/console/stories/main.tsx` describes it. */
export interface Story {
  readonly name: string;
  readonly shows: readonly string[];
  readonly act?: readonly (readonly ['focus' | 'hover' | 'click', string])[];
  readonly picture?: string;
  readonly isNarrow?: boolean;
}

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Nothing listens there: the test answers every request of the page. */
const origin = 'http://stories.test';
const inConsole = (path: string): string =>
  fileURLToPath(new URL(`../../../src/console/${path}`, import.meta.url));

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  ttf: 'font/ttf',
};

const buildStories = () =>
  build({
    configFile: inConsole('vite.config.mjs'),
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: inConsole('stories/index.html') },
    },
  });

/**
 * Builds for production, because the parts of a development build do not fit each other. The next file of this process
 * must not see that setting.
 */
async function buildForProduction(): ReturnType<typeof buildStories> {
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    return await buildStories();
  } finally {
    process.env['NODE_ENV'] = before;
  }
}

/** Bundles the page of the stories. Resolves to its files by path. */
async function bundle(): Promise<ReadonlyMap<string, Buffer>> {
  const built = await buildForProduction();
  const parts = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    parts.map((part) => [
      `/console/${part.fileName}`,
      Buffer.from(part.type === 'chunk' ? part.code : part.source),
    ]),
  );
}

/** Opens the page that lists the stories, at a fixed day, size and locale. */
export async function openStories(context: BrowserContext): Promise<Page> {
  const files = await bundle();
  await context.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    const contentType = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return body ? route.fulfill({ body, contentType }) : route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-03-20T12:00:00Z'));
  await page.goto(`${origin}/console/stories/index.html`);
  await page.locator('#story li').first().waitFor();
  return page;
}

/** Returns the stories of the page. */
export const storiesOf = (page: Page): Promise<readonly Story[]> => page.evaluate('window.stories');

/** Draws a story in both themes. */
export async function draw(page: Page, story: Story): Promise<Readonly<Record<Theme, Buffer>>> {
  await page.setViewportSize({ width: story.isNarrow ? 390 : 900, height: 700 });
  await page.mouse.move(0, 0);
  await page.evaluate(`location.hash = '${story.name}'`);
  await page.locator(`html[data-story="${story.name}"]`).waitFor();
  for (const [how, selector] of story.act ?? []) {
    // The focus has its ring only after a key.
    if (how === 'focus') await page.keyboard.press('Tab');
    await page.locator(selector).first()[how]();
  }
  const part = page.locator(story.picture ?? '#story');
  const take = async (colorScheme: Theme): Promise<Buffer> => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return part.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  };
  return { light: await take('light'), dark: await take('dark') };
}
