import { type DragEvent, type ReactElement, type ReactNode, useState } from 'react';
import './style.css';

interface DropZoneProps {
  readonly onDrop: (file: File) => unknown;
  readonly children: ReactNode;
}

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes a file that is dropped on it. The field within is the way for keyboards and phones. */
export function DropZone({ onDrop, children }: DropZoneProps): ReactElement {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field within does the same
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        setOver(false);
        onDrop(file);
      }}
    >
      {children}
    </div>
  );
}
