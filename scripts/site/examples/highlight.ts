import { escaped } from '../html.js';

const words =
  'import|from|const|let|await|async|new|for|of|if|else|try|catch|throw|return|instanceof|typeof|true|false|null|curl|GET|POST|PUT|PATCH|DELETE|npm|export|with|as|open|True|False|None|echo|public|class|static|void|var|throws';

/** Patterns for comments, texts, numbers and words. Other code has no mark. */
const token = new RegExp(
  [
    String.raw`(?<comment>(?<=^|\s)//[^\n]*|(?<=^|\n)#[^\n]*)`,
    String.raw`(?<key>"[^"\n]*"(?=\s*:))`,
    String.raw`(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|${'`'}[^${'`'}]*${'`'})`,
    String.raw`(?<number>\b\d+(?:\.\d+)?\b)`,
    String.raw`(?<word>\b(?:${words})\b)`,
  ].join('|'),
  'g',
);

/** Returns code as HTML with marks for its parts. */
export function highlighted(code: string): string {
  let html = '';
  let at = 0;
  for (const match of code.matchAll(token)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += `${escaped(code.slice(at, match.index))}<span class="${kind}">${escaped(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return html + escaped(code.slice(at));
}
