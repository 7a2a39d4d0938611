import ts from 'typescript';

/** A regular expression in a source file. */
export interface PatternSite {
  /** `src/kernel/values/time.ts:12`. */
  readonly place: string;
  /** Undefined if the file computes the pattern, so that only a run shows it. */
  readonly pattern: RegExp | undefined;
}

function literalPattern(node: ts.RegularExpressionLiteral): RegExp {
  const end = node.text.lastIndexOf('/');
  return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
}

/** Returns the pattern of `new RegExp('…', '…')` if each argument is a string literal. */
function constantPattern(args: readonly ts.Expression[] = []): RegExp | undefined {
  if (!args.every(ts.isStringLiteralLike)) return undefined;
  const [source = '', flags = ''] = args.map((argument) => argument.text);
  return new RegExp(source, flags);
}

function isConstruction(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

/** Returns every regular expression of a TypeScript or JavaScript file, in the order of the text. */
export function findPatterns(file: string, text: string): PatternSite[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: PatternSite[] = [];
  const visit = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const place = `${file}:${line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) found.push({ place, pattern: literalPattern(node) });
    if (isConstruction(node)) found.push({ place, pattern: constantPattern(node.arguments) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
