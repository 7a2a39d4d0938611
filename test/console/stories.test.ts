import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inChromium, openChromium } from '../support/chromium.js';
import { describe, expect, test } from '../support/jest.js';
import { draw, openStories, storiesOf, themes } from './stories/page.js';
import { compare, compress, writeDifference } from './stories/pictures.js';

/** `UPDATE_STORIES=1` draws the reference pictures again. Look at each changed one. */
const isUpdate = process.env['UPDATE_STORIES'] === '1';
const references = 'test/console/stories/references';
const differences = '.cache/stories';

/** The most that all references may take, because each change of them stays in the history. */
const mostBytes = 410_000;

/** Letters are drawn the same on every machine, at whole pixels and in gray only. */
const sameLetters = [
  '--font-render-hinting=full',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
];

/** Returns the components that `src/console/ui` exports. */
function sharedComponents(): readonly string[] {
  const folder = 'src/console/ui';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^export function ([A-Z]\w*)/gm),
    ])
    .map(([, name = '']) => name);
}

const referenceOf = (name: string): string => `${references}/${name}.webp`;

/** Returns the difference of a drawn story from its reference in words. */
async function faultOf(name: string, drawn: Buffer): Promise<string | undefined> {
  const reference = referenceOf(name);
  return existsSync(reference) ? compare(drawn, reference) : 'it has no reference';
}

/** Replaces a reference. One within the limits stays, so that the history holds no change without a reason. */
async function update(name: string, drawn: Buffer): Promise<void> {
  if ((await faultOf(name, drawn)) !== undefined)
    writeFileSync(referenceOf(name), await compress(drawn));
}

/** Reports a drawn story that differs from its reference, with the path of a picture of the difference. */
async function check(name: string, drawn: Buffer): Promise<string | undefined> {
  const fault = await faultOf(name, drawn);
  if (fault === undefined) return undefined;
  const picture = `${differences}/${name}.png`;
  const reference = referenceOf(name);
  await writeDifference(picture, drawn, existsSync(reference) ? reference : drawn);
  return `${name}: ${fault}, see ${picture}`;
}

/** Draws every story, in one browser. Resolves to the pictures by name, and to the components that they show. */
async function drawAll() {
  const browser = await openChromium(sameLetters);
  try {
    const page = await openStories(
      await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 }),
    );
    const stories = await storiesOf(page);
    const pictures = new Map<string, Buffer>();
    for (const story of stories) {
      const drawn = await draw(page, story);
      for (const theme of themes) pictures.set(`${story.name}-${theme}`, drawn[theme]);
    }
    return { pictures, shown: new Set(stories.flatMap(({ shows }) => shows)) };
  } finally {
    await browser.close();
  }
}

/** Other systems draw checkboxes and arrows of their own. */
const inSameChromium = process.platform === 'linux' ? inChromium : describe.skip;

inSameChromium('stories', () => {
  test('show every shared component as its reference pictures do, in both themes', async () => {
    const { pictures, shown } = await drawAll();
    expect([...shown].toSorted()).toEqual(sharedComponents().toSorted());
    rmSync(differences, { recursive: true, force: true });
    mkdirSync(references, { recursive: true });
    const faults: string[] = [];
    for (const [name, drawn] of pictures) {
      if (isUpdate) await update(name, drawn);
      else faults.push(...[(await check(name, drawn)) ?? []].flat());
    }
    const unknown = readdirSync(references).filter((file) => !pictures.has(file.slice(0, -5)));
    if (isUpdate) for (const file of unknown) rmSync(`${references}/${file}`);
    else expect({ faults, unknown }).toEqual({ faults: [], unknown: [] });
  }, 120_000);

  test('have small reference pictures', () => {
    const sizes = readdirSync(references).map(
      (name) => readFileSync(`${references}/${name}`).byteLength,
    );
    expect(sizes.length).toBeGreaterThan(60);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
  });
});
