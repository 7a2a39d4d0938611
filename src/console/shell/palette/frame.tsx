import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Dialog } from '../../ui/frames/dialog.js';
import { shellTexts } from '../texts.js';

interface FrameProps {
  readonly labelProps?: object;
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The dialog of the palette with its field. It is part of the first page, so that it opens at once. */
export function PaletteFrame({
  labelProps = { htmlFor: 'palette' },
  inputProps,
  onClose,
  children,
}: FrameProps): ReactElement {
  const texts = useTexts(shellTexts);
  return (
    <Dialog title={texts.find} onClose={onClose}>
      <div className="field palette">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the input below */}
        <label {...labelProps}>{texts.findLabel}</label>
        <input {...inputProps} data-autofocus />
        {children}
      </div>
    </Dialog>
  );
}
