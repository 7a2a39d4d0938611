/**
 * The lines of a stream of bytes. Only a line feed ends one: JSON may hold the other characters that are taken for ends
 * of lines elsewhere. Empty ones are left out; the last one needs no end.
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
