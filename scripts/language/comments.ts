import ts from 'typescript';

/** A comment of a source file, or consecutive `//` lines as one. */
export interface Comment {
  /** First line in the file, from 1. */
  readonly line: number;
  /** The words, without comment marks and line breaks. */
  readonly text: string;
}

function wordsOf(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/|\*)\s?/, '').trim())
    .join(' ')
    .trim();
}

/** Returns the comments of a TypeScript or JavaScript file, in order. */
export function findComments(file: string, text: string): Comment[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (children.length === 0 || ts.isJSDoc(node)) {
      const lead = ts.getLeadingCommentRanges(text, node.pos) ?? [];
      const trail = ts.getTrailingCommentRanges(text, node.end) ?? [];
      for (const range of [...lead, ...trail]) ranges.set(range.pos, range);
    }
    for (const child of children) visit(child);
  };
  visit(source);
  const comments: Comment[] = [];
  let end: number | undefined;
  for (const range of [...ranges.values()].sort((left, right) => left.pos - right.pos)) {
    const raw = text.slice(range.pos, range.end);
    const { line } = source.getLineAndCharacterOfPosition(range.pos);
    const words = wordsOf(raw);
    const last = comments.at(-1);
    const follows = end !== undefined && /^\s*$/.test(text.slice(end, range.pos));
    const isLine = raw.startsWith('//');
    if (isLine && follows && last !== undefined)
      comments[comments.length - 1] = { ...last, text: `${last.text} ${words}` };
    else comments.push({ line: line + 1, text: words });
    end = isLine ? range.end : undefined;
  }
  return comments;
}
