import {
  type Call,
  exampleUrl,
  type Header,
  headersOf,
  joinedValue,
  type Part,
  targetOf,
  writesFile,
  writtenTypes,
} from './call.js';

const text = (value: string): string => JSON.stringify(value);

const indent = ' '.repeat(12);

/** Writes a body as a text block, which needs no quotes within. */
function jsonBody(example: unknown): string {
  const lines = JSON.stringify(example, null, 2).replaceAll('\\', '\\\\').split('\n');
  return `BodyPublishers.ofString("""\n${[...lines, '"""))'].map((line) => `${indent}    ${line}`).join('\n')}`;
}

/** Writes a field of a form: its head, and its value or file. */
function partLines({ name, value, fileType }: Part): readonly string[] {
  const head = `--notaria-part\r\nContent-Disposition: form-data; name="${name}"`;
  return fileType === undefined
    ? [`BodyPublishers.ofString(${text(`${head}\r\n\r\n${value}\r\n`)})`]
    : [
        `BodyPublishers.ofString(${text(`${head}; filename="${value}"\r\nContent-Type: ${fileType}\r\n\r\n`)})`,
        `BodyPublishers.ofFile(Path.of(${text(value)}))`,
        `BodyPublishers.ofString(${text('\r\n')})`,
      ];
}

function formBody(parts: readonly Part[]): string {
  const end = `BodyPublishers.ofString(${text('--notaria-part--\r\n')})))`;
  const lines = [...parts.flatMap(partLines).map((line) => `${line},`), end];
  return `BodyPublishers.concat(\n${lines.map((line) => `${indent}    ${line}`).join('\n')}`;
}

const headerValue = (header: Header): string =>
  joinedValue(header, text, (variable) => `System.getenv(${text(variable)})`);

const headerLines = (call: Call): readonly string[] =>
  headersOf(call, writtenTypes).map(
    (header) => `.header(${text(header.name)}, ${headerValue(header)})`,
  );

function bodyText({ body, parts }: Call): string {
  if (body === undefined) return 'BodyPublishers.noBody())';
  return body.type === 'json' ? jsonBody(body.example) : formBody(parts);
}

/** Returns the call as a program in Java 17 with its standard library only. */
export function javaExample(call: Call): string {
  const needsPath = call.parts.some(({ fileType }) => fileType !== undefined);
  const [handler, shown] = writesFile(call)
    ? ['ofByteArray', 'reply.body().length']
    : ['ofString', 'reply.body()'];
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    ...(needsPath ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Example {',
    '    public static void main(String[] arguments) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${text(exampleUrl + targetOf(call))}))`,
    ...headerLines(call).map((line) => indent + line),
    `${indent}.method("${call.entry.method}", ${bodyText(call)}`,
    `${indent}.build();`,
    `        var reply = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}());`,
    `        System.out.println(reply.statusCode() + " " + ${shown});`,
    '    }',
    '}',
  ].join('\n');
}
