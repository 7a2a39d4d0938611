/** Letters that are taken for each other by ear, by hand or by romanisation, with what taking them costs. */
const confusions: readonly (readonly [string, number])[] = [
  ['iy', 0.15],
  ['ck kq', 0.2],
  ['sz vw', 0.25],
  ['ae ei ou ao cs qg ij jy', 0.35],
  ['gk gh fv bv dt jg zj uv', 0.45],
  ['au eu oe ai oi ui ay ey oy uy eo', 0.5],
  ['bp mn', 0.6],
  ['lr', 0.7],
];

const alphabet = 26;
const codeOfA = 97;
const substitution = new Float64Array(alphabet * alphabet).fill(1);
for (const [pairs, cost] of confusions) {
  for (const pair of pairs.split(' ')) {
    const [a, b] = [pair.charCodeAt(0) - codeOfA, pair.charCodeAt(1) - codeOfA];
    substitution[a * alphabet + b] = cost;
    substitution[b * alphabet + a] = cost;
  }
}

const isLetter = (code: number): boolean => code >= codeOfA && code < codeOfA + alphabet;

function substitutionCost(a: number, b: number): number {
  if (a === b) return 0;
  if (!isLetter(a) || !isLetter(b)) return 1;
  return substitution[(a - codeOfA) * alphabet + b - codeOfA] ?? 1;
}

const codes = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const vowels = new Set(codes('aeiou'));
const halfVowels = new Set(codes('hyw'));

/** What a letter costs that only one side has: little where it is doubled or silent. */
function lettersCost(text: string): Float64Array {
  const costs = new Float64Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (at > 0 && text.charCodeAt(at - 1) === code) costs[at] = 0.2;
    else if (halfVowels.has(code)) costs[at] = 0.35;
    else costs[at] = vowels.has(code) ? 0.5 : 0.95;
  }
  return costs;
}

const transposition = 0.7;
const at = (row: Float64Array, index: number): number => row[index] ?? Infinity;

/** The least that the first letters of one word cost against those of the other, letter by letter. */
interface Rows {
  readonly before: Float64Array;
  readonly above: Float64Array;
}

interface Words {
  readonly a: string;
  readonly b: string;
  readonly dropA: Float64Array;
  readonly dropB: Float64Array;
}

/** What swapping a letter of both words with the one before it costs, where that makes them equal. */
function swapCost({ a, b }: Words, i: number, j: number, before: Float64Array): number {
  if (i === 0 || j === 0) return Infinity;
  const isSwapped =
    a.charCodeAt(i) === b.charCodeAt(j - 1) && b.charCodeAt(j) === a.charCodeAt(i - 1);
  return isSwapped ? at(before, j - 1) + transposition : Infinity;
}

/** @returns the row of the next letter of `a`, and the least in it */
function nextRow(
  words: Words,
  i: number,
  { before, above }: Rows,
): readonly [Float64Array<ArrayBuffer>, number] {
  const { a, b, dropA, dropB } = words;
  const row = new Float64Array(b.length + 1);
  row[0] = at(above, 0) + at(dropA, i);
  let least = at(row, 0);
  for (let j = 0; j < b.length; j += 1) {
    const cost = Math.min(
      at(above, j) + substitutionCost(a.charCodeAt(i), b.charCodeAt(j)),
      at(above, j + 1) + at(dropA, i),
      at(row, j) + at(dropB, j),
      swapCost(words, i, j, before),
    );
    row[j + 1] = cost;
    if (cost < least) least = cost;
  }
  return [row, least];
}

/**
 * The cheapest way from one word to another by single letters and swapped neighbours.
 *
 * @param limit  how much is still of interest: beyond it the answer is Infinity, found sooner
 */
export function editCost(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (limit === 0 || Math.abs(a.length - b.length) * 0.2 > limit) return Infinity;
  const words = { a, b, dropA: lettersCost(a), dropB: lettersCost(b) };
  let before = new Float64Array(0);
  let above = new Float64Array(b.length + 1);
  for (let j = 0; j < b.length; j += 1) above[j + 1] = at(above, j) + at(words.dropB, j);
  for (let i = 0; i < a.length; i += 1) {
    const [row, least] = nextRow(words, i, { before, above });
    if (least > limit) return Infinity;
    before = above;
    above = row;
  }
  const cost = at(above, b.length);
  return cost > limit ? Infinity : cost;
}

/** Endings that half of a people's names share: what differs must be told by the rest. */
const endings = [
  'ovich evich ovitch ovna evna ovic ovsky evsky skaya enko shvili',
  'dottir sson berg mann stein ullah ullakh uddin eddin sky skiy ski dze ian yan oglu zade zai zay khel',
  'ova eva ov ev son sen ez es',
]
  .join(' ')
  .split(' ');

function sharedEnding(a: string, b: string): number {
  const ending = endings.find((each) => a.endsWith(each) && b.endsWith(each));
  return ending?.length ?? 0;
}

const budgets = [0, 0, 0, 0.5, 0.75, 1, 1.1, 1.35, 1.6, 1.9];
const largestBudget = 2.2;

/** How much two words may cost and still be the same name, by what they have beside a shared ending. */
export function editBudget(a: string, b: string): number {
  const length = Math.ceil((a.length + b.length - sharedEnding(a, b)) / 2);
  return budgets[length] ?? largestBudget;
}
