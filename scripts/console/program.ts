import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const start = 'src/console/main.tsx';

/** The compiled source of the console. Libraries stay unread: only the types of the clients count. */
export interface ConsoleProgram {
  readonly checker: ts.TypeChecker;
  /** The files of the console, by path from the root. */
  readonly files: ReadonlyMap<string, ts.SourceFile>;
}

/** Reads the console from its first file on, with everything that it imports. */
export function readConsole(): ConsoleProgram {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram([join(root, start)], {
    ...options,
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
  });
  const files = program
    .getSourceFiles()
    .map((file) => [relative(root, file.fileName), file] as const)
    .filter(([path]) => path.startsWith('src/console/'));
  return { checker: program.getTypeChecker(), files: new Map(files) };
}

export const startFile = start;

/** Visits a node and all nodes below it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}
