import type { FileReply } from '../core/files.js';
import { ApiError } from '../core/transport/errors.js';
import { ToolError } from './errors.js';

/** The largest file that a tool returns, in bytes. */
const maxFileBytes = 5_000_000;

type Content =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'resource';
      readonly resource: { readonly uri: string; readonly mimeType: string } & (
        | { readonly text: string }
        | { readonly blob: string }
      );
    };

/** The reply of a tool. */
export interface ToolResult {
  readonly content: readonly Content[];
  readonly isError?: true;
}

const textResult = (value: unknown): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value ?? null) }],
});

const isFile = (value: unknown): value is FileReply =>
  value !== null && typeof value === 'object' && 'content' in value && 'contentType' in value;

const isText = (type: string): boolean => /^(?:text\/|application\/(?:xml|json)\b)/.test(type);

function fileResult(name: string, { content, contentType, fileName }: FileReply): ToolResult {
  if (content.length > maxFileBytes) {
    const sizes = `${content.length} bytes; ${maxFileBytes} are allowed`;
    throw new ToolError('file_too_large', `The file has ${sizes}. Ask for less of it.`);
  }
  const mimeType = contentType || 'application/octet-stream';
  const uri = `notaria:///${name}/${encodeURIComponent(fileName ?? 'file')}`;
  const bytes = Buffer.from(content);
  const data = isText(mimeType)
    ? { text: bytes.toString('utf8') }
    : { blob: bytes.toString('base64') };
  return { content: [{ type: 'resource', resource: { uri, mimeType, ...data } }] };
}

/** The reply of an operation: its JSON as text, its file as an embedded resource. */
export const resultOf = (name: string, reply: unknown): ToolResult =>
  isFile(reply) ? fileResult(name, reply) : textResult(reply);

/** Returns a failure as its code, message and hints. Returns undefined for errors that are bugs of this program. */
export function failureOf(error: unknown): ToolResult | undefined {
  if (error instanceof ApiError) {
    const { code, message, statusCode, requestId, retryAfter, errors, details } = error;
    const listed = { ...(errors.length > 0 && { errors }), ...(details.length > 0 && { details }) };
    const content = { code, message, statusCode, requestId, retryAfter, ...listed };
    return { ...textResult(content), isError: true };
  }
  if (error instanceof ToolError) {
    const { code, message } = error;
    return { ...textResult({ code, message }), isError: true };
  }
  return undefined;
}
