import type { ReactElement } from 'react';
import type { ListState } from '../../../data/list-state.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../button.js';
import { uiTexts } from '../../texts.js';

interface PagerProps {
  readonly list: ListState;
  readonly listed: {
    readonly total?: number | undefined;
    readonly isTotalCapped?: boolean;
    readonly nextCursor?: string | null | undefined;
  };
}

/** The number of matches, and the buttons to other pages. */
export function Pager({ list, listed }: PagerProps): ReactElement {
  const texts = useTexts(uiTexts);
  const { number } = useFormats();
  const { total, isTotalCapped = false, nextCursor } = listed;
  // A list of one page needs no buttons.
  const isPaged = list.cursor !== undefined || Boolean(nextCursor);
  return (
    <nav className="pager" aria-label={texts.next}>
      <span className="hint">
        {total === undefined ? '' : texts.found(`${number(total)}${isTotalCapped ? '+' : ''}`)}
      </span>
      {isPaged && (
        <>
          <Button icon="left" disabled={list.cursor === undefined} onClick={list.previous}>
            {texts.previous}
          </Button>
          <Button
            icon="right"
            disabled={!nextCursor}
            onClick={() => {
              if (nextCursor) list.next(nextCursor);
            }}
          >
            {texts.next}
          </Button>
        </>
      )}
    </nav>
  );
}
