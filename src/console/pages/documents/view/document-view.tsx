import type { FileReply } from '@notaria/erp';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import { loadFile } from '../../../data/load-file.js';
import { browserSettings } from '../../../session/browser-settings.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { documentTexts } from '../texts.js';

/** The width of a drawn page, which is that of the card on a wide screen at twice its pixels. */
const drawnWidth = 1600;

interface DocumentViewProps {
  /** The title of the document, which names its pages for screen readers. */
  readonly title: string;
  /** Identifies the document and its version. */
  readonly queryKey: readonly unknown[];
  readonly print: () => Promise<FileReply>;
}

/** The choice of each user of this browser to see the document itself. */
function useShown(): readonly [isShown: boolean, show: (isShown: boolean) => void] {
  const { id } = useMe();
  const name = `notaria.documentShown.${id}`;
  const setting = useSyncExternalStore(browserSettings.subscribe, () => browserSettings.read(name));
  return [setting === 'shown', (isOn) => browserSettings.write(name, isOn ? 'shown' : '')];
}

function Sheets({ pages, title }: { readonly pages: readonly HTMLCanvasElement[]; title: string }) {
  const texts = useTexts(documentTexts);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    pages.forEach((page, index) => {
      page.role = 'img';
      page.ariaLabel = texts.pageOf(title, index + 1, pages.length);
    });
    frame.current?.replaceChildren(...pages);
  }, [pages, title, texts]);
  return <div ref={frame} className="sheets" />;
}

function Drawn({ title, queryKey, print }: DocumentViewProps): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['print', ...queryKey],
    queryFn: async () => {
      const [{ content }, { drawPages }] = await Promise.all([
        print(),
        loadFile(() => import('./pdf-pages.js')),
      ]);
      return drawPages(content, drawnWidth);
    },
    // The file of a version stays the same, and each download counts in the limit of exports.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  return data ? <Sheets pages={data} title={title} /> : <Loading rows={12} />;
}

/** The printed document, as its receiver sees it. */
export function DocumentView(props: DocumentViewProps): ReactElement {
  const texts = useTexts(documentTexts);
  const [isShown, show] = useShown();
  return (
    <Card
      title={texts.document}
      actions={
        <Button aria-expanded={isShown} onClick={() => show(!isShown)}>
          {isShown ? texts.hideDocument : texts.showDocument}
        </Button>
      }
    >
      {isShown && <Drawn {...props} />}
    </Card>
  );
}
