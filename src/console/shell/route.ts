import type { ComponentType } from 'react';
import { loadFile } from '../data/load-file.js';
import type { Texts } from '../session/language/texts.js';
import type { IconName } from '../ui/icons.js';
import type { ShellTexts } from './texts.js';

/** Parameters in the address of a page, such as the id of a record. */
export interface PageParams {
  readonly id?: string;
}

interface AnyEntry {
  readonly group: keyof ShellTexts['groups'];
  readonly icon: IconName;
  /** The second key after `g`. */
  readonly shortcut: string;
  /** The permission without which the entry is hidden and its pages refuse. */
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

/** The component of a page as its file exports it, for `lazy`. */
interface PageModule {
  readonly default: ComponentType<PageParams>;
}

export interface PageRoute {
  readonly path: string;
  /** The entry that is marked while the page is open. */
  readonly entry: Entry['name'];
  /** Loads the file of the page, once. */
  readonly load: () => Promise<PageModule>;
  /** A permission that the page needs in addition to that of its entry. */
  readonly permission?: string;
}

/** A group of the navigation. */
export interface Area {
  readonly entries: readonly Entry[];
  /**
   * The first route that matches is used, so that `/invoices/new` must precede `/invoices/:id`. An entry leads to its
   * first route.
   */
  readonly routes: readonly PageRoute[];
}

/** Each page is a file of its own, which is loaded on demand. */
export function page<K extends string>(
  load: () => Promise<Record<K, ComponentType<PageParams>>>,
  name: K,
): PageRoute['load'] {
  let loading: Promise<PageModule> | undefined;
  return () => {
    loading ??= loadFile(load).then((file) => ({ default: file[name] }));
    return loading;
  };
}
