import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { FileReply } from '../core/files.js';
import { ApiError } from '../core/transport/errors.js';
import { ToolError } from './errors.js';
import type { Arguments, Tool } from './tools.js';

/** The largest file that a tool returns, in bytes. */
const maxFileBytes = 5_000_000;
/** The longest text that a tool returns, in characters: some 6,000 tokens. */
const maxTextLength = 24_000;

const textContent = (text: string) => ({ type: 'text', text }) as const;

/** Returns a value as JSON and, as a text of its own, what the model should know about it. */
export const jsonResult = (value: unknown, note = ''): CallToolResult => ({
  content: [
    textContent(JSON.stringify(value ?? null)),
    ...(note === '' ? [] : [textContent(note)]),
  ],
});

const isFile = (value: unknown): value is FileReply =>
  value !== null && typeof value === 'object' && 'content' in value && 'contentType' in value;

const isText = (type: string): boolean => /^(?:text\/|application\/(?:xml|json)\b)/.test(type);

/** Cuts a text at the end of a line. */
function beginning(text: string): string {
  const end = text.lastIndexOf('\n', maxTextLength);
  return text.slice(0, end > 0 ? end : maxTextLength);
}

function fileResult(name: string, { content, contentType, fileName }: FileReply): CallToolResult {
  const mimeType = contentType || 'application/octet-stream';
  const uri = `notaria:///${name}/${encodeURIComponent(fileName ?? 'file')}`;
  const bytes = Buffer.from(content);
  if (isText(mimeType)) {
    const whole = bytes.toString('utf8');
    const text = whole.length > maxTextLength ? beginning(whole) : whole;
    const resource = { type: 'resource', resource: { uri, mimeType, text } } as const;
    if (text === whole) return { content: [resource] };
    const note = `This is the beginning of the file: ${text.length} of ${whole.length} characters. Use filters, or read the list by pages without format.`;
    return { content: [resource, textContent(note)] };
  }
  if (bytes.length > maxFileBytes) {
    const sizes = `${bytes.length} bytes; ${maxFileBytes} are allowed`;
    throw new ToolError('file_too_large', `The file has ${sizes}. Ask for less of it.`);
  }
  const blob = bytes.toString('base64');
  return { content: [{ type: 'resource', resource: { uri, mimeType, blob } }] };
}

interface Page {
  readonly page?: number;
  readonly pageSize?: number;
  readonly totalCount?: number;
  readonly nextCursor?: string | null;
}

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/**
 * Returns the arguments that differ in a call for the records after those that are shown; undefined after the last one,
 * and in a page by cursor that was cut.
 */
function nextArguments(
  { page = 1, pageSize = 0, totalCount = 0, nextCursor }: Page,
  { inputSchema }: Tool,
  given: Arguments,
  shown: number,
  count: number,
): Arguments | undefined {
  const cursor = 'after' in inputSchema.properties ? 'after' : 'cursor';
  if (shown === count && nextCursor) return { [cursor]: nextCursor };
  const before = (page - 1) * pageSize;
  if (pageSize === 0 || cursor in given || before + shown >= totalCount) return undefined;
  return shown === count ? { page: page + 1 } : { page: before / shown + 2, pageSize: shown };
}

/** Returns the number of records that fit into the text. */
function fitting(records: readonly unknown[], room: number): number {
  let left = room;
  const end = records.findIndex((record) => {
    left -= lengthOf(record) + 1;
    return left < 0;
  });
  return end === -1 ? records.length : end;
}

/**
 * Returns the reply with as many records of its list as fit, and says how to ask for the rest. The records that are
 * shown divide those before them, so that a page of their number begins with the next record.
 */
function listResult(
  reply: Page & Arguments,
  [member, records]: readonly [string, readonly unknown[]],
  tool: Tool,
  given: Arguments,
): CallToolResult {
  const { page = 1, pageSize = 0 } = reply;
  const count = records.length;
  const room = maxTextLength - lengthOf({ ...reply, [member]: [] });
  let shown = Math.max(1, fitting(records, room));
  while (shown < count && ((page - 1) * pageSize) % shown !== 0) shown -= 1;
  const next = nextArguments(reply, tool, given, shown, count);
  const goOn =
    next === undefined
      ? 'Call again with filters, less `fields` or a smaller page.'
      : `For the next records call again with ${JSON.stringify(next)}.`;
  if (shown === count) return jsonResult(reply, next === undefined ? '' : goOn);
  const cut = `Shown are the first ${shown} of the ${count} records in ${member}, because the reply is long.`;
  return jsonResult({ ...reply, [member]: records.slice(0, shown) }, `${cut} ${goOn}`);
}

function boundedResult(reply: unknown, tool: Tool, given: Arguments): CallToolResult {
  const text = JSON.stringify(reply ?? null);
  const list = Object.entries(Object(reply) as Arguments).find(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 0,
  );
  if (list !== undefined) {
    const result = listResult(reply as Page & Arguments, list, tool, given);
    if (lengthOf(result.content[0]) < 2 * maxTextLength) return result;
  }
  if (text.length <= maxTextLength) return jsonResult(reply);
  const note = `This is the beginning of a reply of ${text.length} characters. Call again with filters or \`fields\`, where the operation has them.`;
  return { content: [textContent(text.slice(0, maxTextLength)), textContent(note)] };
}

/** The reply of an operation: its JSON as text, its file as an embedded resource. Both have a largest size. */
export const resultOf = (tool: Tool, reply: unknown, given: Arguments): CallToolResult =>
  isFile(reply) ? fileResult(tool.name, reply) : boundedResult(reply, tool, given);

/** Returns a failure: the error envelope of the API with its status. Returns undefined for bugs of this program. */
export function failureOf(error: unknown): CallToolResult | undefined {
  if (error instanceof ApiError) {
    const { code, message, statusCode, retryAfter, response, requestId } = error;
    const envelope =
      typeof response === 'object' && response !== null ? response : { code, message, requestId };
    return { ...jsonResult({ statusCode, retryAfter, ...envelope }), isError: true };
  }
  if (error instanceof ToolError) {
    const { code, message } = error;
    return { ...jsonResult({ code, message }), isError: true };
  }
  return undefined;
}
