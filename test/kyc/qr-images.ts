import { readBarcodes } from '../../src/kyc/barcodes/child/index.js';

/** Returns the text of a QR code in a picture; an empty one if there is no code. */
export async function readQrCode(picture: Uint8Array): Promise<string> {
  const [code] = await readBarcodes({ data: picture, formats: ['QRCode'] });
  return code?.text ?? '';
}
