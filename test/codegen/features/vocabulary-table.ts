import { comparedTexts, uncompared } from '../../../scripts/codegen/compare/parts.js';
import { openapiMembers } from '../../../scripts/contract-rules/vocabulary/openapi-members.js';
import { schemaKeywords } from '../../../scripts/contract-rules/vocabulary/schema-keywords.js';
import type { Verdict, Verdicts } from '../../../scripts/contract-rules/vocabulary/verdict.js';

function cellsOf(verdict: Verdict): readonly [string, string] {
  if (verdict.kind === 'refused') return [`refused by \`${verdict.rule}\``, verdict.advice];
  if (verdict.kind === 'unreachable') return ['refused', `\`${verdict.holder}\` is`];
  return [verdict.kind === 'honoured' ? 'honoured' : 'documents', verdict.by];
}

const escaped = (text: string): string => text.replaceAll('|', '\\|');

const rows = (name: string, verdicts: Verdicts): readonly string[] =>
  Object.entries(verdicts).map(([keyword, verdict]) => {
    const cells = [name, `\`${keyword}\``, ...cellsOf(verdict).map(escaped)];
    return `| ${cells.join(' | ')} |`;
  });

const table = (head: string, all: Readonly<Record<string, Verdicts>>): string =>
  [
    `| ${head} | Keyword | Verdict | By, or instead |`,
    '| --- | --- | --- | --- |',
    ...Object.entries(all).flatMap(([name, verdicts]) => rows(name, verdicts)),
  ].join('\n');

/** The members of one verdict that drift treats otherwise. */
const left = Object.entries(uncompared)
  .map(([name, reason]) => `| \`${name}\` | ${reason} |`)
  .join('\n');

/** The verdict on each keyword, as the linter reads it. */
export const vocabularyTables = (): string => `## Every keyword

The linter has a verdict on each keyword of JSON Schema 2020-12 and each member of the objects of OpenAPI 3.1. A keyword is
**honoured** by a part of the project, it **documents** and changes no behaviour, or it is **refused**, with what to write
instead. A test compares these lists with the published vocabularies.

### Keywords of schemas

${table('Vocabulary', schemaKeywords)}

Refused values of honoured keywords: a schema that is \`true\` or \`false\`, except for \`additionalProperties\` and
\`unevaluatedProperties\` (\`schemas-satisfiable\`); an empty \`enum\`, \`oneOf\`, \`anyOf\` or \`allOf\` (the same rule); a bound of an
integer beyond 2^53 − 1 (\`integers-exact\`); a keyword that judges values of another type (\`keywords-fit-types\`);
\`format: binary\` for anything but a file (\`files-in-forms\`); a list of files (\`uploads-are-members\`); a parameter with the
name of a header of HTTP itself, such as \`Accept\` or \`Authorization\` (\`parameters-plain\`).

### Members of OpenAPI

${table('Object', openapiMembers)}

### What drift compares

\`npm run drift\` compares what is honoured, and of what documents only: ${comparedTexts.map((name) => `\`${name}\``).join(', ')}.
It leaves out:

| Member | Reason |
| --- | --- |
${left}

It compares a normal form: an extended object (\`allOf\`) as one object, a closed list of values and a format with the bounds that
they imply, and a security scheme by its content.
`;
