import type { CheckImage } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { reviewTexts } from '../texts.js';
import { Viewer } from './viewer.js';

export interface Picture extends CheckImage {
  readonly key: string;
}

interface ThumbProps {
  readonly picture: Picture;
  readonly name: string;
  readonly onOpen: () => void;
  readonly onUnreadable: () => void;
}

function Thumb({ picture, name, onOpen, onUnreadable }: ThumbProps): ReactElement {
  const texts = useTexts(reviewTexts);
  return (
    <button type="button" className="picture" aria-label={texts.enlarge(name)} onClick={onOpen}>
      <img src={picture.url} alt="" onError={onUnreadable} />
    </button>
  );
}

interface PicturesProps {
  readonly pictures: readonly Picture[];
  /** One below the other, each as wide as can be: to be read. Else side by side: to be compared. */
  readonly isWide: boolean;
}

/** Pictures to be enlarged. What browsers do not show, a PDF or a TIFF, is opened as a file. */
export function Pictures({ pictures, isWide }: PicturesProps): ReactElement {
  const { purposes, openFile } = useTexts(reviewTexts);
  const [files, setFiles] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<number>();
  const nameOf = ({ purpose }: Picture): string => purposes[purpose] ?? purpose;
  const shown = pictures.filter(({ key }) => !files.includes(key));
  return (
    <div className={isWide ? 'pictures wide' : 'pictures'}>
      {pictures.map((picture) => (
        <figure key={picture.key}>
          {shown.includes(picture) ? (
            <Thumb
              picture={picture}
              name={nameOf(picture)}
              onOpen={() => setOpen(shown.indexOf(picture))}
              onUnreadable={() => setFiles((now) => [...now, picture.key])}
            />
          ) : (
            <a className="picture file" href={picture.url} target="_blank" rel="noreferrer">
              {openFile}
            </a>
          )}
          <figcaption>{nameOf(picture)}</figcaption>
        </figure>
      ))}
      {open !== undefined && (
        <Viewer
          pictures={shown.map((picture) => ({ url: picture.url, name: nameOf(picture) }))}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
