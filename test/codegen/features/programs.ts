import { dirname } from 'node:path';
import ts from 'typescript';
import type { EmittedFiles } from '../../../scripts/codegen/model/model.js';
import { projectRoot } from '../contract.js';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noEmit: true,
};

/** Compiles files that are on no disk. Returns `file:line message` for each error. */
function compile(files: EmittedFiles): readonly string[] {
  const texts = new Map(Object.entries(files).map(([path, text]) => [projectRoot + path, text]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const folders = [...texts.keys()].map((path) => dirname(path));
  host.directoryExists = (path) =>
    folders.some((folder) => folder.startsWith(path)) || ts.sys.directoryExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, version, true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? ts.getLineAndCharacterOfPosition(file, start).line + 1 : 0;
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${file?.fileName.replace(projectRoot, '')}:${line} ${text}`;
  });
}

/** A statement that uses a generated type, and whether it compiles. */
export interface Statement {
  readonly feature: string;
  readonly text: string;
  readonly isRight: boolean;
}

/**
 * Compiles statements with the generated files, each on a line of its own. Returns the statements that the compiler
 * judges otherwise than they say, and all errors of the generated files themselves.
 */
export function misjudged(
  files: EmittedFiles,
  path: string,
  header: string,
  statements: readonly Statement[],
): readonly { readonly feature: string; readonly text: string }[] {
  const source = [header, ...statements.map(({ text }) => text)].join('\n');
  const programs = Object.entries(files).filter(([name]) => /\.ts$/.test(name));
  const errors = compile({ ...Object.fromEntries(programs), [path]: source });
  const own = errors.filter((error) => error.startsWith(`${path}:`));
  const lines = new Set(own.map((error) => Number(/:(\d+) /.exec(error)?.[1])));
  const elsewhere = errors.filter((error) => !error.startsWith(`${path}:`) || / 1 /.test(error));
  return [
    ...elsewhere
      .filter((error) => !own.includes(error))
      .map((text) => ({ feature: 'generated files', text })),
    ...statements.filter(({ isRight }, index) => lines.has(index + 2) === isRight),
  ];
}
