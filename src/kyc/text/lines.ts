/** Position on the page, from 0 to 1 of its width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text line. Text far to its right is another line of the same row. */
export interface TextLine {
  readonly text: string;
  /** 0 to 100; 100 for text of the file itself. */
  readonly confidence: number;
  readonly box: Box;
  /** From 0. */
  readonly page: number;
}

/** The number of the row, counted from the top of the first page. Lines beside each other share a row. */
export interface PlacedLine extends TextLine {
  readonly row: number;
}

export interface Piece {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
}

/** The largest side of a picture in pixels. A larger one takes longer and shows no more. */
export const longestSide = 2_500;

/** The width of a gap that separates two lines, in heights of the line. Spaces are narrower. */
const widestSpace = 1.6;

/** The width of a gap within a word, so that separately placed letters make a word. Spaces are wider. */
const narrowestSpace = 0.12;

const right = ({ width, x }: Box): number => x + width;

function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: bottom - y };
}

function toLine(pieces: readonly Piece[], aspect: number, page: number): TextLine {
  const box = union(pieces.map((piece) => piece.box));
  let [text, end] = ['', 0];
  for (const piece of pieces) {
    const gap = (piece.box.x - end) * aspect;
    const isApart = text !== '' && gap > narrowestSpace * box.height;
    text += isApart ? ` ${piece.text}` : piece.text;
    end = right(piece.box);
  }
  const weights = pieces.map((piece) => piece.text.length);
  const total = pieces.reduce((sum, { confidence }, i) => sum + confidence * (weights[i] ?? 0), 0);
  const confidence =
    total /
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  return { text: text.replace(/\s+/g, ' ').trim(), confidence, box, page };
}

/**
 * Divides the text of a row at wide gaps.
 *
 * @param pieces  the text of one row in any order
 * @param aspect  width divided by height of the page
 */
export function partRow(pieces: readonly Piece[], aspect: number, page: number): TextLine[] {
  const sorted = [...pieces].sort((a, b) => a.box.x - b.box.x);
  const groups: Piece[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of sorted) {
    const isFar = (piece.box.x - end) * aspect > widestSpace * piece.box.height;
    if (isFar) groups.push([]);
    groups.at(-1)?.push(piece);
    end = Math.max(end, right(piece.box));
  }
  return groups.map((group) => toLine(group, aspect, page)).filter(({ text }) => text !== '');
}

const middle = ({ height, y }: Box): number => y + height / 2;

/** Numbers the rows from top to bottom. Sorts lines of a row from left to right. */
export function placeLines(lines: readonly TextLine[]): PlacedLine[] {
  const down = (a: TextLine, b: TextLine): number =>
    a.page - b.page || middle(a.box) - middle(b.box);
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort(down)) {
    const last = rows.at(-1)?.[0];
    const isSame =
      last !== undefined &&
      last.page === line.page &&
      Math.abs(middle(line.box) - middle(last.box)) <
        Math.min(line.box.height, last.box.height) / 2;
    if (isSame) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row, number) =>
    row.sort((a, b) => a.box.x - b.box.x).map((line) => ({ ...line, row: number })),
  );
}
