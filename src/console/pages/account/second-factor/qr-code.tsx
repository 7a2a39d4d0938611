import qrcode from 'qrcode-generator';
import { type ReactElement, useMemo } from 'react';
import './style.css';

/** The margin around the code in modules, as the standard requires. */
const margin = 4;

/** Returns a path of one square per dark module, and the width of the picture in modules. */
function drawn(text: string): { readonly path: string; readonly width: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count * count }, (_, at) => [
    at % count,
    Math.floor(at / count),
  ]);
  const path = places
    .filter(([x = 0, y = 0]) => code.isDark(y, x))
    .map(([x = 0, y = 0]) => `M${x + margin} ${y + margin}h1v1h-1z`)
    .join('');
  return { path, width: count + 2 * margin };
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Text as a QR code, dark on light in both themes. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { path, width } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
