import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type BarcodeFormat, readBarcodes } from '../../../src/kyc/barcodes/child/read.js';

/*
 * Measures how many codes are read in a folder of images. The text of a code is in a .txt file of the same name, if
 * it is known.
 */

const images = /\.(jpe?g|png|webp|tiff?)$/i;
const formats: readonly BarcodeFormat[] = ['PDF417', 'QRCode'];

interface Reading {
  readonly name: string;
  readonly isRead: boolean;
  /** Undefined if the text of the barcode is unknown. */
  readonly isSame: boolean | undefined;
  readonly cpuSeconds: number;
}

const optional = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(() => undefined);

/** Editors add a line break at the end of a file. */
const bare = (text: string): string => text.replace(/\r\n/g, '\n').trim();

async function look(folder: string, name: string): Promise<Reading> {
  const data = await readFile(join(folder, name));
  const wanted = await optional(join(folder, `${parse(name).name}.txt`));
  const before = process.cpuUsage();
  // A picture that cannot be decoded counts as not read.
  const found = await readBarcodes({ data, formats }).catch(() => []);
  const { system, user } = process.cpuUsage(before);
  const isRead = found.length > 0;
  const isSame = isRead && found.some(({ text }) => bare(text) === bare(wanted ?? ''));
  return {
    name,
    isRead,
    cpuSeconds: (user + system) / 1e6,
    isSame: wanted === undefined ? undefined : isSame,
  };
}

function tell(seen: readonly Reading[]): string {
  const known = seen.filter(({ isSame }) => isSame !== undefined);
  const read = seen.filter(({ isRead }) => isRead);
  const same = known.filter(({ isSame }) => isSame);
  const wrong = known.filter(({ isRead, isSame }) => isRead && !isSame);
  const seconds = seen.map(({ cpuSeconds }) => cpuSeconds).sort((a, b) => a - b);
  const mean = seconds.reduce((sum, each) => sum + each, 0) / Math.max(1, seconds.length);
  const names = (of: readonly Reading[]) => of.map(({ name }) => name).join(', ') || 'none';
  return [
    `Read               ${read.length} of ${seen.length}`,
    `With the same text ${same.length} of ${known.length}`,
    `With another text  ${names(wrong)}`,
    `Not read           ${names(seen.filter(({ isRead }) => !isRead))}`,
    `CPU per image      ${mean.toFixed(2)} s, at most ${(seconds.at(-1) ?? 0).toFixed(2)} s`,
    '',
  ].join('\n');
}

/** Prints the number of codes that were read, and the time. */
export async function measureBarcodes(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => images.test(name)).sort();
  const seen: Reading[] = [];
  for (const name of names) seen.push(await look(folder, name));
  process.stdout.write(tell(seen));
}
