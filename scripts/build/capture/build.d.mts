export function buildCapture(
  root: string,
): Promise<readonly { readonly path: string; readonly contents: Uint8Array }[]>;
