import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../../session/texts.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { useShortcuts } from '../../ui/keys.js';
import { reviewTexts } from './texts.js';

interface ViewerProps {
  readonly pictures: readonly { readonly url: string; readonly name: string }[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

/** Drawn upright on a canvas, whose size is that of the turned picture: so it scrolls as it should. */
function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, turns: number): void {
  const { naturalWidth: width, naturalHeight: height } = image;
  const isAcross = turns % 2 === 1;
  canvas.width = isAcross ? height : width;
  canvas.height = isAcross ? width : height;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((turns * Math.PI) / 2);
  pen?.drawImage(image, -width / 2, -height / 2);
}

function useDrawn(url: string, turns: number): (canvas: HTMLCanvasElement | null) => void {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    if (canvas === null) return;
    const image = new Image();
    const show = (): void => draw(canvas, image, turns);
    image.addEventListener('load', show);
    image.src = url;
    return () => image.removeEventListener('load', show);
  }, [canvas, url, turns]);
  return setCanvas;
}

/** Times the width that fits. */
const zooms = [1, 1.5, 2, 3, 4];

function Turning({ url, name, children }: { url: string; name: string; children: ReactElement[] }) {
  const { viewer: texts } = useTexts(reviewTexts);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const setCanvas = useDrawn(url, turns);
  const grow = (by: number): void =>
    setZoom((now) => Math.min(Math.max(now + by, 0), zooms.length - 1));
  const rotate = (): void => setTurns((now) => (now + 1) % 4);
  useShortcuts({ '+': () => grow(1), '-': () => grow(-1), r: rotate }, 'dialog');
  const factor = zooms[zoom] ?? 1;
  return (
    <>
      <div className="viewer-tools">
        <Button disabled={zoom === 0} onClick={() => grow(-1)}>
          {texts.zoomOut} <kbd>−</kbd>
        </Button>
        <Button disabled={zoom === zooms.length - 1} onClick={() => grow(1)}>
          {texts.zoomIn} <kbd>+</kbd>
        </Button>
        <Button onClick={rotate}>
          {texts.rotate} <kbd>r</kbd>
        </Button>
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled with the keyboard */}
      <section className="viewer" tabIndex={0} aria-label={name}>
        <canvas
          ref={setCanvas}
          role="img"
          aria-label={name}
          className={factor === 1 ? 'fit' : undefined}
          style={factor === 1 ? undefined : { width: `${factor * 100}%` }}
        />
      </section>
    </>
  );
}

/** Pictures one at a time, to be enlarged and rotated. */
export function Viewer({ pictures, at, onMove, onClose }: ViewerProps): ReactElement | null {
  const { viewer: texts } = useTexts(reviewTexts);
  const { length } = pictures;
  const previous = (): void => onMove((at + length - 1) % length);
  const next = (): void => onMove((at + 1) % length);
  useShortcuts(length > 1 ? { ArrowLeft: previous, ArrowRight: next } : {}, 'dialog');
  const picture = pictures[at];
  if (picture === undefined) return null;
  const isOnly = length === 1;
  return (
    <Dialog title={picture.name} onClose={onClose} isWide>
      <Turning key={picture.url} {...picture}>
        <Button key="previous" icon="left" disabled={isOnly} onClick={previous}>
          {texts.previous}
        </Button>
        <Button key="next" icon="right" disabled={isOnly} onClick={next}>
          {texts.next}
        </Button>
      </Turning>
      <p className="hint">{texts.keys}</p>
    </Dialog>
  );
}
