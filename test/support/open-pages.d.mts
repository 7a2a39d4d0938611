import type { Page } from 'playwright-core';

export function watchPage(page: Page): void;
export function withPages(error: unknown): Promise<unknown>;
