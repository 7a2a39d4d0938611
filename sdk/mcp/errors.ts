/** A call that a tool refuses. The model receives the message and may try again. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code:
    | 'invalid_arguments'
    | 'unknown_operation'
    | 'writes_not_allowed'
    | 'file_refused'
    | 'file_too_large';

  constructor(code: ToolError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
