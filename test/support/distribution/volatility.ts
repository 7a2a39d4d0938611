import type { Facts, Volatility } from './facts.js';
import { childrenOf, type Node, nodeOf, some, textOf } from './node-tree.js';

const typeFields = [
  'vartype',
  'paramtype',
  'consttype',
  'funcresulttype',
  'opresulttype',
  'resulttype',
  'casetype',
  'coalescetype',
  'minmaxtype',
  'aggtype',
  'wintype',
  'refrestype',
  'array_typeid',
];

/** Returns the type of an expression; empty for a kind of node that is not known. */
const typeOf = (node: Node): string =>
  typeFields.map((field) => textOf(node, field)).find((type) => type !== '') ?? '';

const functionFields = ['funcid', 'opfuncid', 'aggfnoid', 'winfnoid'];

/** Returns the functions that a node itself calls. */
function functionsOf(node: Node, facts: Facts): string[] {
  if (node.type === 'COERCEVIAIO') {
    const argument = nodeOf(node, 'arg');
    const source = argument === undefined ? '' : typeOf(argument);
    return [
      facts.types.get(textOf(node, 'resulttype'))?.input ?? '',
      facts.types.get(source)?.output ?? '',
    ];
  }
  if (node.type === 'ROWCOMPAREEXPR') {
    const operators = node.fields.get('opnos');
    const ids = Array.isArray(operators) ? operators.filter((id) => typeof id === 'string') : [];
    return ids.map((id) => facts.operators.get(id)?.function ?? '');
  }
  return functionFields.map((field) => textOf(node, field)).filter((id) => id !== '');
}

/** Returns how far the result of a node itself may change between two calls. */
function volatilityOf(node: Node, facts: Facts): Volatility {
  if (node.type === 'NEXTVALUEEXPR') return 'v';
  if (node.type === 'SQLVALUEFUNCTION') return 's';
  const found = functionsOf(node, facts).map((id) => facts.volatilities.get(id) ?? 'i');
  if (found.includes('v')) return 'v';
  return found.includes('s') ? 's' : 'i';
}

/** Returns the nodes directly below an expression, without those of its subqueries. */
const operandsOf = (node: Node): Node[] =>
  childrenOf(node).filter((child) => child.type !== 'QUERY');

/** Returns true if a predicate holds for a node or one below it, outside of subqueries. */
const someOperand = (node: Node, predicate: (node: Node) => boolean): boolean =>
  predicate(node) || operandsOf(node).some((child) => someOperand(child, predicate));

export const isVolatile = (expression: Node, facts: Facts): boolean =>
  some(expression, (node) => volatilityOf(node, facts) === 'v');

export const isMutable = (expression: Node, facts: Facts): boolean =>
  some(expression, (node) => volatilityOf(node, facts) !== 'i');

const isVar = (node: Node): boolean => node.type === 'VAR';

/** Returns true if a branch of the expression, which may not be evaluated, calls a function that is not immutable. */
export const hasMutableBranch = (expression: Node, facts: Facts): boolean =>
  someOperand(expression, (node) => {
    if (facts.inlined.has(textOf(node, 'funcid'))) return true;
    const isBranching =
      node.type === 'CASEEXPR' ||
      node.type === 'CASE' ||
      node.type === 'COALESCEEXPR' ||
      node.type === 'COALESCE';
    return isBranching && isMutable(node, facts);
  });

/** Returns true if a function that is not immutable takes a column. */
export const hasMutableOfColumn = (expression: Node, facts: Facts): boolean =>
  someOperand(
    expression,
    (node) =>
      volatilityOf(node, facts) !== 'i' &&
      operandsOf(node).some((child) => someOperand(child, isVar)),
  );
