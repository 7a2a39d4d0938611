import type { CheckImage } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../../session/texts.js';
import { reviewTexts } from './texts.js';
import { Viewer } from './viewer.js';

export interface Picture extends CheckImage {
  readonly key: string;
}

interface ThumbProps {
  readonly picture: Picture;
  readonly name: string;
  readonly onOpen: () => void;
}

/** A picture to be enlarged. What browsers do not show, a PDF or a TIFF, is opened as a file. */
function Thumb({ picture, name, onOpen }: ThumbProps): ReactElement {
  const texts = useTexts(reviewTexts);
  const [isShown, setShown] = useState(true);
  return (
    <figure>
      {isShown ? (
        <button type="button" className="picture" aria-label={texts.enlarge(name)} onClick={onOpen}>
          <img src={picture.url} alt="" onError={() => setShown(false)} />
        </button>
      ) : (
        <a className="picture file" href={picture.url} target="_blank" rel="noreferrer">
          {texts.openFile}
        </a>
      )}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

interface PicturesProps {
  readonly pictures: readonly Picture[];
  /** One below the other, each as wide as can be: to be read. Else side by side: to be compared. */
  readonly isWide: boolean;
}

export function Pictures({ pictures, isWide }: PicturesProps): ReactElement {
  const { purposes } = useTexts(reviewTexts);
  const [open, setOpen] = useState<number>();
  const named = pictures.map((picture) => ({
    picture,
    name: purposes[picture.purpose] ?? picture.purpose,
  }));
  return (
    <div className={isWide ? 'pictures wide' : 'pictures'}>
      {named.map(({ picture, name }, index) => (
        <Thumb key={picture.key} picture={picture} name={name} onOpen={() => setOpen(index)} />
      ))}
      {open !== undefined && (
        <Viewer
          pictures={named.map(({ picture: { url }, name }) => ({ url, name }))}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
