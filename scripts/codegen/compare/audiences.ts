/**
 * The audiences that a change can break: callers of the server, users of the types and methods of the generated
 * client, and users of the mock.
 */
export type Audience = 'wire' | 'sdk' | 'mock';

export const audiences: readonly Audience[] = ['wire', 'sdk', 'mock'];

/** The name of each audience in reports. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  wire: 'callers',
  sdk: 'SDK',
  mock: 'mock',
};

/** Lists audiences for people: `callers, SDK and mock`. */
export function audienceText(some: readonly Audience[]): string {
  const names = audiences.filter((one) => some.includes(one)).map((one) => audienceNames[one]);
  const last = names.pop() ?? 'no audience';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
