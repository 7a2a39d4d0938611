import type { ReactElement } from 'react';

/** A component of `src/console/ui` in some of its states, drawn by itself. */
export interface Story {
  /** The name in the address and of the reference picture: `button-states`. */
  readonly name: string;
  /** The components that the story shows. */
  readonly shows: readonly string[];
  readonly render: () => ReactElement;
  /** Actions of a user before the picture is taken, each with the selector of its element. */
  readonly act?: readonly (readonly [how: 'focus' | 'hover' | 'click', selector: string])[];
  /** The selector of the part that is drawn, such as an open dialog. Default: the whole story. */
  readonly picture?: string;
  /** True for the width of a phone. */
  readonly isNarrow?: boolean;
}

/** Ignores the changes of a field whose story has a fixed value. */
export const ignore = (): void => undefined;

/** A text that is longer than any column. */
export const longText =
  'Compañía Distribuidora de Materiales de Construcción y Ferretería del Norte, Sociedad Anónima';

/** A text without a place to break it. */
export const longWord = 'MATERIALESDECONSTRUCCIONYFERRETERIADELNORTE0123456789';
