import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Texts } from '../session/language/texts.js';
import type { IconName } from '../ui/icons.js';
import { loadFile } from './load-page.js';
import type { ShellTexts } from './texts.js';

/** Parameters in the address of a page: the id of its record. */
export interface PageParams {
  readonly id?: string;
}

interface AnyEntry {
  readonly group: keyof ShellTexts['groups'];
  readonly icon: IconName;
  /** The second key after `g`. */
  readonly shortcut: string;
  /** Without it the entry is not shown, and its pages say so. */
  readonly permission?: string;
}

interface OwnEntry extends AnyEntry {
  readonly name: keyof ShellTexts['pages'];
}

interface ModuleEntry extends AnyEntry {
  readonly name: string;
  readonly title: Texts<string>;
}

/** A line of the navigation. */
export type Entry = OwnEntry | ModuleEntry;

type PageComponent = LazyExoticComponent<ComponentType<PageParams>>;

export interface PageRoute {
  readonly path: string;
  /** Which entry is marked while it is open. */
  readonly entry: Entry['name'];
  readonly component: PageComponent;
  /** A permission that the page needs beside that of its entry. */
  readonly permission?: string;
}

/** The entries of one group of the navigation. */
export interface Area {
  readonly entries: readonly Entry[];
  /** The first that fits is taken: `/invoices/new` stands before `/invoices/:id`. An entry leads to its first route. */
  readonly routes: readonly PageRoute[];
}

/** Each page is a file of its own, loaded when it is first opened. */
export function page<K extends string>(
  load: () => Promise<Record<K, ComponentType<PageParams>>>,
  name: K,
): PageComponent {
  return lazy(async () => ({ default: (await loadFile(load))[name] }));
}
