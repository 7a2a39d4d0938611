import { MIMEType } from 'node:util';

/** Reads a header `Content-Type`. Returns undefined for one that is absent or no media type. */
export function mediaType(contentType: string | undefined): MIMEType | undefined {
  if (contentType === undefined) return undefined;
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}
