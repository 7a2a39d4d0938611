import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type ConsoleProgram, startFile, visit } from './program.js';

/** A page of the console: its address, and the files that its code begins with. */
export interface PageFiles {
  readonly path: string;
  readonly files: readonly string[];
}

/** Names of what the console shows beside the pages of addresses. */
export const framePages = {
  login: 'login',
  every: 'every page',
  record: 'pages of records',
} as const;

const frame: readonly PageFiles[] = [
  {
    path: framePages.login,
    files: [
      'src/console/pages/account/alone.tsx',
      'src/console/pages/account/finish-sso.tsx',
      'src/console/shell/login.tsx',
    ],
  },
  { path: framePages.every, files: [startFile] },
  { path: framePages.record, files: ['src/console/pages/activity/record-activity.tsx'] },
];

const sourceOf = (from: string, specifier: string, { files }: ConsoleProgram): string[] => {
  const path = join(dirname(from), specifier).replace(/\.js$/, '');
  return [`${path}.tsx`, `${path}.ts`].filter((name) => files.has(name));
};

function isErased({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  return importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** Returns the files of the console that each of its files imports when it is loaded. */
export function importsOf(program: ConsoleProgram): ReadonlyMap<string, readonly string[]> {
  const found = [...program.files].map(([path, file]) => {
    const specifiers = file.statements.flatMap((statement) => {
      const isImport = ts.isImportDeclaration(statement) && !isErased(statement);
      const isReexport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
      if (!isImport && !isReexport) return [];
      const { moduleSpecifier } = statement;
      return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];
    });
    return [path, specifiers.flatMap((name) => sourceOf(path, name, program))] as const;
  });
  return new Map(found);
}

/** Returns the module that an expression loads: `() => import('…')`, or the name of such a function. */
function loadedBy(expression: ts.Expression, file: ts.SourceFile): string | undefined {
  let specifier: string | undefined;
  visit(expression, (node) => {
    const isImport =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const argument = isImport ? node.arguments[0] : undefined;
    if (argument && ts.isStringLiteral(argument)) specifier = argument.text;
  });
  if (specifier !== undefined || !ts.isIdentifier(expression)) return specifier;
  visit(file, (node) => {
    const isNamed = ts.isVariableDeclaration(node) && node.name.getText() === expression.text;
    if (isNamed && node.initializer) specifier = loadedBy(node.initializer, file);
  });
  return specifier;
}

function propertyOf(literal: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = literal.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The areas of the shell, and those of modules, which are beside their pages. */
const areaFile = /^src\/console\/(?:shell\/areas\/\w+|pages\/[^/]+\/area)\.ts$/;

/** Returns the pages of the navigation and those below them, in its order. */
export function pagesOf(program: ConsoleProgram): readonly PageFiles[] {
  const pages: PageFiles[] = [];
  for (const [from, file] of program.files) {
    if (!areaFile.test(from)) continue;
    visit(file, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const path = propertyOf(node, 'path');
      const load = propertyOf(node, 'load');
      if (!path || !ts.isStringLiteral(path) || !load || !ts.isCallExpression(load)) return;
      const [imported] = load.arguments;
      const specifier = imported && loadedBy(imported, file);
      if (specifier === undefined) throw new Error(`No file is known of the page ${path.text}`);
      pages.push({ path: path.text, files: sourceOf(from, specifier, program) });
    });
  }
  return [...pages, ...frame];
}
