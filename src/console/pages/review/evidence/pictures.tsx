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
  /**
   * True to show pictures below each other at full width, for reading. Otherwise they are side by side, for
   * comparison.
   */
  readonly isWide: boolean;
}

/** Pictures that can be enlarged. Files that browsers do not display, such as PDF and TIFF, open as files. */
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
