import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/frames/dialog.js';
import { useShortcuts } from '../../../ui/keys.js';
import { reviewTexts } from '../texts.js';

/** Draws the picture rotated on a canvas, so that the scrollable size is that of the rotated picture. */
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

/** The width as a multiple of the available width. */
const zooms = [1, 1.5, 2, 3, 4];
const upright = { zoom: 0, turns: 0 };

interface SheetProps {
  readonly url: string;
  readonly name: string;
  readonly turns: number;
  readonly factor: number;
}

function Sheet({ url, name, turns, factor }: SheetProps): ReactElement {
  const setCanvas = useDrawn(url, turns);
  const isFitted = factor === 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled with the keyboard
    <section className="viewer" tabIndex={0} aria-label={name}>
      <canvas
        ref={setCanvas}
        role="img"
        aria-label={name}
        className={isFitted ? 'fit' : undefined}
        style={isFitted ? undefined : { width: `${factor * 100}%` }}
      />
    </section>
  );
}

interface ToolsProps {
  readonly zoom: number;
  /** True if there is no other picture. */
  readonly isAlone: boolean;
  readonly grow: (by: number) => () => void;
  readonly rotate: () => void;
  readonly move: (by: number) => () => void;
}

function Tools({ zoom, isAlone, grow, rotate, move }: ToolsProps): ReactElement {
  const { viewer: texts } = useTexts(reviewTexts);
  return (
    <div className="viewer-tools">
      <Button disabled={zoom === 0} shortcut="-" onClick={grow(-1)}>
        {texts.zoomOut}
      </Button>
      <Button disabled={zoom === zooms.length - 1} shortcut="+" onClick={grow(1)}>
        {texts.zoomIn}
      </Button>
      <Button shortcut="r" onClick={rotate}>
        {texts.rotate}
      </Button>
      <Button icon="left" disabled={isAlone} onClick={move(-1)}>
        {texts.previous}
      </Button>
      <Button icon="right" disabled={isAlone} onClick={move(1)}>
        {texts.next}
      </Button>
    </div>
  );
}

interface ViewerProps {
  readonly pictures: readonly { readonly url: string; readonly name: string }[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

/** Shows one picture at a time, which can be enlarged and rotated. */
export function Viewer({ pictures, at, onMove, onClose }: ViewerProps): ReactElement | null {
  const { viewer: texts } = useTexts(reviewTexts);
  const [{ zoom, turns }, setPose] = useState(upright);
  const { length } = pictures;
  const move = (by: number) => (): void => {
    setPose(upright);
    onMove((at + by + length) % length);
  };
  const grow = (by: number) => (): void =>
    setPose({ turns, zoom: Math.min(Math.max(zoom + by, 0), zooms.length - 1) });
  const rotate = (): void => setPose({ zoom, turns: (turns + 1) % 4 });
  useShortcuts(
    { '+': grow(1), '-': grow(-1), r: rotate, ArrowLeft: move(-1), ArrowRight: move(1) },
    'dialog',
  );
  const picture = pictures[at];
  if (picture === undefined) return null;
  return (
    <Dialog title={picture.name} onClose={onClose} isWide>
      <Tools zoom={zoom} isAlone={length === 1} grow={grow} rotate={rotate} move={move} />
      <Sheet key={picture.url} {...picture} turns={turns} factor={zooms[zoom] ?? 1} />
      <p className="hint">{texts.keys}</p>
    </Dialog>
  );
}
