import type { Hit, HitModifier, HitPart } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Table } from '../../../ui/lists/table.js';
import { amlTexts } from './aml-texts.js';

/** An equal number sets a minimum score. Other modifiers are added. */
const isFloor = ({ kind }: HitModifier): boolean => kind.endsWith('Equal');

function Modifiers({ modifiers }: { readonly modifiers: readonly HitModifier[] }): ReactElement {
  const texts = useTexts(amlTexts);
  const { number } = useFormats();
  return (
    <div className="stack">
      <h5>{texts.modifiersTitle}</h5>
      <ul className="modifiers">
        {modifiers.map((modifier) => (
          <li key={modifier.kind}>
            {texts.modifiers[modifier.kind] ?? modifier.kind}:{' '}
            {isFloor(modifier)
              ? texts.atLeast(number(modifier.points))
              : texts.points(number(modifier.points))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Parts may be equal, so that their position is the key. */
type PositionedPart = HitPart & { readonly at: number };

/** The comparison of a name with one on a list, part by part. */
export function Explanation({
  hit,
}: {
  readonly hit: Pick<Hit, 'breakdown' | 'modifiers'>;
}): ReactElement {
  const texts = useTexts(amlTexts);
  const { number } = useFormats();
  const rows: readonly PositionedPart[] = hit.breakdown.map((part, at) => ({ ...part, at }));
  return (
    <>
      <Table
        caption={texts.why}
        rows={rows}
        keyOf={({ at }) => at}
        columns={[
          { title: texts.queryPart, cell: ({ queryPart }) => queryPart || '—' },
          { title: texts.listPart, cell: ({ listPart }) => listPart || '—' },
          { title: texts.kind, cell: ({ kind }) => texts.kinds[kind] ?? kind },
          { title: texts.partScore, isNumber: true, cell: ({ score }) => number(score, 2) },
          { title: texts.weight, isNumber: true, cell: ({ weight }) => number(weight, 2) },
        ]}
      />
      {hit.modifiers.length > 0 && <Modifiers modifiers={hit.modifiers} />}
    </>
  );
}
