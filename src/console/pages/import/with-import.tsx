import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { LinkButton } from '../../ui/button.js';
import { importTexts } from './texts.js';

interface WithImportProps {
  readonly href: string;
  /** True if the role permits it. */
  readonly isOffered: boolean;
  /** The button of a new record. */
  readonly children: ReactNode;
}

/** The ways to create the records of a list: an import, and one by one. */
export function WithImport({ href, isOffered, children }: WithImportProps): ReactElement {
  const texts = useTexts(importTexts);
  return (
    <div className="inline">
      {isOffered && <LinkButton href={href}>{texts.link}</LinkButton>}
      {children}
    </div>
  );
}
