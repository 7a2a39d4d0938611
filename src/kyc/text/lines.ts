/** Within its page: 0 to 1 from the left and the top. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text line. Text far to its right is another line of the same row. */
export interface TextLine {
  readonly text: string;
  /** 0 to 100; 100 for text that was not recognised but taken from the file. */
  readonly confidence: number;
  readonly box: Box;
  /** From 0. */
  readonly page: number;
}

/** Lines side by side share a row; rows are numbered from the top of the first page. */
export interface PlacedLine extends TextLine {
  readonly row: number;
}

export interface Piece {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
}

/** In pixels: a larger picture shows no more of a page, and costs time. */
export const longestSide = 2_500;

/** Wider than any space between two words, in heights of the line. */
const widestSpace = 1.6;

/** Narrower than any space, so that letters which are placed one by one make a word. */
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
 * Parts what stands on one row where the gaps are wide.
 *
 * @param pieces  of one row, in any order
 * @param aspect  the page's width for a height of 1
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

/** Numbers the rows; from the top to the bottom, and within a row from the left. */
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
