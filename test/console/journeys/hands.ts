import type { Locator, Page } from 'playwright-core';
import { waitUntilIdle } from '../idle.js';

/** A way to use the console. It counts what a person does: keys on a keyboard; touches and typed characters on a phone. */
export interface Hands {
  /** Goes to a page of the menu. */
  goTo(name: string, shortcut: string): Promise<void>;
  /** Activates a link or button. */
  choose(target: Locator): Promise<void>;
  /** Opens a row of a list. */
  openRow(row: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses from a picker that searches. */
  pick(field: Locator, text: string, option: Locator): Promise<void>;
  /** Chooses an option of a plain list by its label. */
  select(field: Locator, label: string): Promise<void>;
  /** Ticks a checkbox. */
  tick(box: Locator): Promise<void>;
  /** Presses the key of an action, or touches its button. */
  act(key: string, button: Locator): Promise<void>;
  readonly count: number;
}

const mostTabs = 80;

export function keyboard(page: Page): Hands {
  let count = 0;
  const press = async (key: string): Promise<void> => {
    count += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string): Promise<void> => {
    count += text.length;
    await page.keyboard.type(text);
  };
  const reach = async (target: Locator, key = 'Tab'): Promise<void> => {
    await target.waitFor();
    const isReached = () =>
      target.evaluate((element: { ownerDocument: { activeElement: unknown } }) => {
        return element === element.ownerDocument.activeElement;
      });
    for (let tabs = 0; !(await isReached()); tabs += 1) {
      if (tabs === mostTabs) throw new Error(`${String(target)} is not reached by ${key}`);
      await press(key);
    }
  };
  return {
    async goTo(_name, shortcut) {
      await press('g');
      await press(shortcut);
      await waitUntilIdle(page);
    },
    async choose(target) {
      await reach(target);
      await press('Enter');
      await waitUntilIdle(page);
    },
    async openRow(row) {
      await reach(row, 'j');
      await press('Enter');
      await waitUntilIdle(page);
    },
    async write(field, text) {
      await reach(field);
      await press('Control+a');
      await type(text);
    },
    async pick(field, text, option) {
      await reach(field);
      await type(text);
      await option.waitFor();
      await press('Enter');
    },
    async select(field, label) {
      await reach(field);
      await type(label);
    },
    async tick(box) {
      await reach(box);
      await press('Space');
    },
    async act(key) {
      await press(key);
      await waitUntilIdle(page);
    },
    get count() {
      return count;
    },
  };
}

export function phone(page: Page): Hands {
  let count = 0;
  const touch = async (target: Locator): Promise<void> => {
    count += 1;
    await target.click();
  };
  const choose = async (target: Locator): Promise<void> => {
    await touch(target);
    await waitUntilIdle(page);
  };
  const write = async (field: Locator, text: string): Promise<void> => {
    await touch(field);
    count += text.length;
    await field.fill(text);
  };
  return {
    async goTo(name) {
      await touch(page.getByRole('button', { name: 'Menu' }));
      const nav = page.getByRole('navigation');
      const link = nav.getByRole('link', { name, exact: true });
      if ((await link.count()) === 0) {
        // The user knows which group to unfold.
        count += 1;
        const folded = nav.locator('button[aria-expanded="false"]').first();
        while ((await link.count()) === 0) await folded.click();
      }
      await choose(link);
    },
    choose,
    openRow: choose,
    write,
    async pick(field, text, option) {
      await write(field, text);
      await touch(option);
    },
    async select(field, label) {
      count += 2;
      await field.selectOption({ label });
    },
    tick: touch,
    act: (_key, button) => choose(button),
    get count() {
      return count;
    },
  };
}
