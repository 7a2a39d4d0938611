import type { ReactElement } from 'react';

interface ProductCellProps {
  readonly name: string;
  readonly code: string | null;
}

/** Name and code of a product in a table. */
export const ProductCell = ({ name, code }: ProductCellProps): ReactElement => (
  <span className="stack">
    <span>{name}</span>
    <code>{code}</code>
  </span>
);
