import qrcode from 'qrcode-generator';

/** The margin around the code in modules, as the standard requires. */
const margin = 4;

/** Returns a path of one square per dark module, and the width of the picture in modules. */
export function squaresOf(text: string): { readonly path: string; readonly width: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const squares: string[] = [];
  for (let y = 0; y < count; y += 1) {
    for (let x = 0; x < count; x += 1) {
      if (code.isDark(y, x)) squares.push(`M${x + margin} ${y + margin}h1v1h-1z`);
    }
  }
  return { path: squares.join(''), width: count + 2 * margin };
}
