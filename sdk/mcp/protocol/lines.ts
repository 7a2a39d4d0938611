/**
 * Yields the lines of a byte stream. Only a line feed ends a line, because JSON may contain other line separators.
 * Empty lines are left out; the last line needs no line feed.
 */
export async function* linesOf(
  chunks: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  const take = function* (text: string): Generator<string> {
    const [first = '', ...more] = text.split('\n');
    parts.push(first);
    for (const next of more) {
      const line = parts.join('');
      parts = [next];
      if (line.trim()) yield line;
    }
  };
  for await (const chunk of chunks) {
    yield* take(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
  }
  yield* take(`${decoder.decode()}\n`);
}
