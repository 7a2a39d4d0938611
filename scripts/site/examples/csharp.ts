import {
  type Call,
  exampleUrl,
  type Header,
  headersOf,
  joinedValue,
  type Part,
  targetOf,
  writesFile,
} from './call.js';

const text = (value: string): string => JSON.stringify(value);

const indent = ' '.repeat(4);

/** Writes a body as a raw string, which needs no quotes within. */
function jsonBody(example: unknown): readonly string[] {
  const lines = JSON.stringify(example, null, 2).split('\n');
  return [
    'request.Content = new StringContent("""',
    ...lines.map((line) => indent + line),
    `${indent}""", Encoding.UTF8, "application/json");`,
  ];
}

function partLines({ fileType, name, value }: Part, at: number): readonly string[] {
  return fileType === undefined
    ? [`form.Add(new StringContent(${text(value)}), ${text(name)});`]
    : [
        `var file${at} = new ByteArrayContent(await File.ReadAllBytesAsync(${text(value)}));`,
        `file${at}.Headers.ContentType = new MediaTypeHeaderValue(${text(fileType)});`,
        `form.Add(file${at}, ${text(name)}, ${text(value)});`,
      ];
}

const formBody = (parts: readonly Part[]): readonly string[] => [
  'var form = new MultipartFormDataContent();',
  ...parts.flatMap(partLines),
  'request.Content = form;',
];

const headerValue = (header: Header): string =>
  joinedValue(header, text, (variable) => `Environment.GetEnvironmentVariable(${text(variable)})`);

const headerLines = (call: Call): readonly string[] =>
  headersOf(call).map(
    (header) =>
      `request.Headers.TryAddWithoutValidation(${text(header.name)}, ${headerValue(header)});`,
  );

function bodyLines({ body, parts }: Call): readonly string[] {
  if (body === undefined) return [];
  return body.type === 'json' ? jsonBody(body.example) : formBody(parts);
}

/** Returns the call as a program in C# 11 with its standard library only. */
export function csharpExample(call: Call): string {
  const shown = writesFile(call)
    ? '(await reply.Content.ReadAsByteArrayAsync()).Length'
    : 'await reply.Content.ReadAsStringAsync()';
  return [
    'using System.Net.Http.Headers;',
    'using System.Text;',
    '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${text(call.entry.method)}), ${text(exampleUrl + targetOf(call))});`,
    ...headerLines(call),
    ...bodyLines(call),
    'using var reply = await client.SendAsync(request);',
    `Console.WriteLine($"{(int)reply.StatusCode} {${shown}}");`,
  ].join('\n');
}
