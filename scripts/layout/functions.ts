import ts from 'typescript';

/** A function with its place in the file. */
export interface FunctionSite {
  /** Undefined for a function that is no declaration, method or value of a name. */
  readonly name: string | undefined;
  /** First line in the file, from 1. */
  readonly line: number;
  /** Number of lines from the first to the last, with blank lines and comments. */
  readonly lines: number;
}

type FunctionNode = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

function nameOf(node: FunctionNode): string | undefined {
  const { name = ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined } = node;
  return name?.getText();
}

/** Returns the functions of a TypeScript or JavaScript file, in the order of the text. */
export function findFunctions(file: string, text: string): FunctionSite[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const lineOf = (position: number): number =>
    source.getLineAndCharacterOfPosition(position).line + 1;
  const found: FunctionSite[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) {
      const line = lineOf(node.getStart());
      found.push({ name: nameOf(node), line, lines: lineOf(node.end) - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
