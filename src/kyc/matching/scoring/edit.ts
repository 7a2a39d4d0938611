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

/** Returns the cost of a letter that only one side has: low for doubled and silent letters. */
function dropCost(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (at > 0 && text.charCodeAt(at - 1) === code) return 0.2;
  if (halfVowels.has(code)) return 0.35;
  return vowels.has(code) && at > 0 ? 0.5 : 0.95;
}

const transposition = 0.7;
/** Longer words are not compared. */
const longestWord = 64;
// The function is synchronous, so one set of rows serves every pair of words.
let [before, above, row] = [0, 1, 2].map(() => new Float64Array(longestWord + 1));
const dropB = new Float64Array(longestWord);

const at = (values: Float64Array | undefined, index: number): number => values?.[index] ?? Infinity;

/** Returns the cost of a transposition, if it makes two neighbouring letters equal. */
function swapCost(a: string, b: string, i: number, j: number): number {
  if (i === 0 || j === 0) return Infinity;
  const isSwapped =
    a.charCodeAt(i) === b.charCodeAt(j - 1) && b.charCodeAt(j) === a.charCodeAt(i - 1);
  return isSwapped ? at(before, j - 1) + transposition : Infinity;
}

/** Fills the row of one letter of `a`. @returns the least in it */
function fillRow(a: string, b: string, i: number): number {
  if (row === undefined) return Infinity;
  const [code, drop] = [a.charCodeAt(i), dropCost(a, i)];
  let least = at(above, 0) + drop;
  row[0] = least;
  for (let j = 0; j < b.length; j += 1) {
    let cost = at(above, j) + substitutionCost(code, b.charCodeAt(j));
    cost = Math.min(cost, at(above, j + 1) + drop, at(row, j) + at(dropB, j), swapCost(a, b, i, j));
    row[j + 1] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function startRows(b: string): void {
  if (above === undefined) return;
  above[0] = 0;
  for (let j = 0; j < b.length; j += 1) {
    dropB[j] = dropCost(b, j);
    above[j + 1] = at(above, j) + at(dropB, j);
  }
}

/**
 * The cheapest way from one word to another by single letters and swapped neighbours.
 *
 * @param limit  how much is still of interest: beyond it the answer is Infinity, found sooner
 */
export function editCost(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (limit === 0 || Math.abs(a.length - b.length) * 0.3 > limit) return Infinity;
  if (Math.max(a.length, b.length) > longestWord) return Infinity;
  startRows(b);
  for (let i = 0; i < a.length; i += 1) {
    if (fillRow(a, b, i) > limit) return Infinity;
    [before, above, row] = [above, row, before];
  }
  const cost = at(above, b.length);
  return cost > limit ? Infinity : cost;
}

/** Endings that half of a people's names share: what differs must be told by the rest. */
const endings = 'ovich evich ovitch ovsky evsky shvili dottir ullah uddin eddin'.split(' ');

function sharedEnding(a: string, b: string): number {
  const ending = endings.find((each) => a.endsWith(each) && b.endsWith(each));
  return ending?.length ?? 0;
}

const budgets = [0, 0, 0, 0.5, 0.75, 1, 1.1, 1.35, 1.6, 1.9];
const largestBudget = 2.2;

/** Returns the average length of two words without their common ending. */
const tellingLength = (a: string, b: string): number =>
  Math.ceil((a.length + b.length - sharedEnding(a, b)) / 2);

/**
 * Returns the largest edit cost at which two words may be the same name, by their lengths without a common ending.
 */
export const editBudget = (a: string, b: string): number =>
  budgets[tellingLength(a, b)] ?? largestBudget;

const lostBudgets = [0, 0, 0, 1.2, 1.7, 2, 2];
const largestLostBudget = 2.2;

/** Returns the largest cost where one word has two typos and all other words match. */
export function lostBudget(a: string, b: string): number {
  const isOther = Math.min(a.length, b.length) < 3 || Math.abs(a.length - b.length) > 2;
  return isOther ? 0 : (lostBudgets[tellingLength(a, b)] ?? largestLostBudget);
}
