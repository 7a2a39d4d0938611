import type { Call } from '../../../scripts/site/examples/call.js';

/** The needs of one example beside the company: ids that exist, credentials of their own, and files with content. */
export interface Scene {
  /** Values in place of those of the example, by the name of the parameter or member. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Credentials in place of the usual ones, by the variable that the example reads. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** The content of files, by the name in the example. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** Prepares the example of an operation, by the id of the operation. An operation without an entry needs nothing. */
export type Scenes = Readonly<Record<string, () => Promise<Scene>>>;

/**
 * The only values that a scene may exchange: ids, secrets that the server makes, the hash of a consent text, hosts of
 * webhooks and identity providers, and what such a provider or a device answers. All other values are sent as the documentation shows them.
 */
const exchangeable =
  /^(id|\w+Id|token|refreshToken|shareToken|code|version|url|issuer|key|answer|clientDataJSON|attestationObject|authenticatorData|signature|userHandle)$/;

type Values = NonNullable<Scene['values']>;

/** Exchanges members at any depth, and notes which ones. */
function exchanged(value: unknown, values: Values, used: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => exchanged(one, values, used));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => {
      if (!Object.hasOwn(values, name)) return [name, exchanged(own, values, used)];
      used.add(name);
      return [name, values[name]];
    }),
  );
}

/**
 * Returns the call of an example with the values of its scene.
 *
 * @throws Error for a value that the example does not have, or that a scene may not exchange
 */
export function withValues(call: Call, values: Values): Call {
  const used = new Set<string>();
  const fill = ([parameter, text]: Call['query'][number]) => {
    if (!Object.hasOwn(values, parameter.name)) return [parameter, text] as const;
    used.add(parameter.name);
    return [parameter, String(values[parameter.name])] as const;
  };
  const { body, parts } = call;
  const filled = {
    ...call,
    pathValues: call.pathValues.map(fill),
    query: call.query.map(fill),
    body: body && {
      ...body,
      example: exchanged(body.example, values, used) as NonNullable<typeof body>['example'],
    },
    parts: parts.map((part) =>
      Object.hasOwn(values, part.name) ? { ...part, value: String(values[part.name]) } : part,
    ),
  };
  const wrong = Object.keys(values).filter((name) => !used.has(name) || !exchangeable.test(name));
  if (wrong.length > 0) throw new Error(`${call.entry.id} has no value to exchange: ${wrong}`);
  return filled;
}
