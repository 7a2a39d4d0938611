import type { Locator, Page } from 'playwright-core';

/** The button of a page with exactly this name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The button of the open dialog. */
export const confirm = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name });

/** The message about an action. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('.toast', { hasText: text });

/** The offer to undo the action of a message. */
export const undo = (page: Page, text: string): Locator =>
  toast(page, text).getByRole('button', { name: 'Undo' });
