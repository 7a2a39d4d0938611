export interface HttpRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * Reads a file of requests, as editors do.
 *
 * @param values  values of variables, instead of those in the file
 */
export function parseHttp(text: string, values: Readonly<Record<string, string>>): HttpRequest[] {
  const [head = '', ...requests] = text.split(/^### .*\n/m);
  const own = Object.fromEntries(
    [...head.matchAll(/^@(\w+) = (.*)$/gm)].map((one) => one.slice(1)),
  );
  const known: Record<string, string> = { ...own, ...values };
  return requests.map((request) => {
    const filled = request.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => known[key] ?? '');
    const [top = '', ...body] = filled.split('\n\n');
    const [name = '', start = '', ...headers] = top.trim().split('\n');
    const [method = '', url = ''] = start.split(' ');
    return {
      id: name.replace('# @name ', ''),
      method,
      url,
      body: body.join('\n\n'),
      headers: Object.fromEntries(headers.map((line) => line.split(/: ?(.*)/s).slice(0, 2))),
    };
  });
}
