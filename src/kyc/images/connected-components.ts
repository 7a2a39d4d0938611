const { floor } = Math;

/** A connected component, as moments of its points. */
export interface Component {
  n: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
}

interface Labels {
  readonly of: Int32Array;
  /** For each label, an equal label. */
  readonly parents: number[];
}

function rootOf(parents: readonly number[], label: number): number {
  let root = label;
  while (parents[root] !== root) root = parents[root] ?? 0;
  return root;
}

function join(parents: number[], a: number, b: number): void {
  const [one, other] = [rootOf(parents, a), rootOf(parents, b)];
  parents[Math.max(one, other)] = Math.min(one, other);
}

const leftOf = (of: Int32Array, at: number, width: number): number =>
  at % width === 0 ? 0 : (of[at - 1] ?? 0);

/** Labels each point above the limit like its left or upper neighbour. */
function labelled(values: Float32Array, width: number, limit: number): Labels {
  const of = new Int32Array(values.length);
  const parents = [0];
  values.forEach((value, at) => {
    if (value < limit || at < width) return;
    const left = leftOf(of, at, width);
    const above = of[at - width] ?? 0;
    const known = left || above;
    of[at] = known === 0 ? parents.push(parents.length) - 1 : known;
    if (left !== 0 && above !== 0) join(parents, left, above);
  });
  return { of, parents };
}

/**
 * Returns the connected components of the points above the limit, without the first row.
 *
 * @param isOutside  components with such a point are ignored
 */
export function connectedComponents(
  values: Float32Array,
  width: number,
  limit: number,
  isOutside: (x: number, y: number) => boolean = () => false,
): Component[] {
  const { of, parents } = labelled(values, width, limit);
  const found = new Map<number, Component>();
  const outside = new Set<number>();
  of.forEach((label, at) => {
    if (label === 0) return;
    const root = rootOf(parents, label);
    const component = found.get(root) ?? { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
    found.set(root, component);
    const [x, y] = [at % width, floor(at / width)];
    if (isOutside(x, y)) outside.add(root);
    component.n += 1;
    component.x += x;
    component.y += y;
    component.xx += x * x;
    component.yy += y * y;
    component.xy += x * y;
  });
  for (const root of outside) found.delete(root);
  return [...found.values()];
}
