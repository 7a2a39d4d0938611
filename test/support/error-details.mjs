/**
 * Adds the status, the code and each detail of a refused call to the text that a report shows of its error. The error
 * itself holds them as members only.
 */
export function showDetails(error) {
  if (!(error instanceof Error) || !('statusCode' in error)) return error;
  const details = Array.isArray(error.details) ? error.details : [];
  const lines = [
    `${error.statusCode} ${error.code}`,
    ...details.map(({ path, code, message }) => `${path}: ${message} (${code})`),
  ].map((line) => `\n      ${line}`);
  return withLines(error, lines);
}

/** Adds lines below the message of an error, where a report shows them. */
export function withLines(error, lines) {
  const head = String(error.message);
  const stack = error.stack ?? `${error.name}: ${head}`;
  const end = stack.indexOf(head) + head.length;
  error.stack = stack.slice(0, end) + lines.join('') + stack.slice(end);
  return error;
}
