const text = 'It is text for people.';

/** The members of OpenAPI and the keywords that are honoured and that the comparison leaves out, each with the reason. */
export const uncompared: Readonly<Record<string, string>> = {
  'Tag name': 'It groups the pages of the reference.',
  'Operation summary': text,
  'Operation description': text,
  'Parameter description': text,
  'keyword discriminator':
    'The constants of the alternatives, which are compared, tell the same values apart.',
};

/** The members of OpenAPI that only document and that are compared all the same. */
export const comparedTexts: readonly string[] = [
  'Root servers',
  'Server url',
  'MediaType example',
  'MediaType examples',
  'Header schema',
  ...['type', 'name', 'in', 'scheme'].map((member) => `SecurityScheme ${member}`),
];
