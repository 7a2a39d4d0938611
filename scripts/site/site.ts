import type { Api } from './api.js';
import type { Words } from './words/en.js';

/** A guide in one language. */
export interface Guide {
  readonly slug: string;
  readonly language: 'en' | 'es';
  /** True for a guide that leads through a task of the business. */
  readonly isTask: boolean;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** The sources of the pages. */
export interface Sources {
  readonly apis: readonly Api[];
  readonly guides: readonly Guide[];
  /** The guides in Spanish, and those in English that have no translation. */
  readonly spanishGuides: readonly Guide[];
  readonly changelogs: Readonly<Record<Api['name'], string>>;
  /** The versions of the clients. */
  readonly versions: Readonly<Record<Api['name'], string>>;
}

/** The site in one language. */
export interface Site extends Sources {
  readonly language: 'en' | 'es';
  /** The path of the pages, without a slash at its end: `/docs` or `/docs/es`. */
  readonly base: string;
  readonly words: Words;
}

export interface Heading {
  readonly id: string;
  readonly title: string;
}

/** A page without its frame. */
export interface Page {
  /** Below the base: `/erp/products`; empty for the first page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly main: string;
  /** The panel beside the text, such as examples. */
  readonly aside?: string;
  readonly headings?: readonly Heading[];
  readonly hasMarkdown?: boolean;
}
