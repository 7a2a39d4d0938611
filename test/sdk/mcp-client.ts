import type { Client } from '@modelcontextprotocol/sdk/client/index.js';

/** The result of a tool. */
export interface Answer {
  readonly isError: boolean;
  /** The first text of the result, as JSON. */
  readonly json: unknown;
  /** The second text, which tells the model how to go on. */
  readonly note: string | undefined;
  readonly content: readonly unknown[];
}

export async function callTool(
  client: Client | undefined,
  name: 'search' | 'describe' | 'call',
  args: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const result = await client?.callTool({ name, arguments: args });
  const content = (result?.content ?? []) as readonly { readonly text?: string }[];
  const [first, second] = content;
  return {
    isError: result?.isError === true,
    json: first?.text === undefined ? undefined : JSON.parse(first.text),
    note: second?.text,
    content,
  };
}

export const callOperation = (
  client: Client | undefined,
  operation: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<Answer> => callTool(client, 'call', { operation, arguments: args });
