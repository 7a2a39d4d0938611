import type { Facts } from '../database.js';

type Person = Pick<Facts, 'email' | 'password'>;

async function logIn(port: number, { email, password }: Person): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const reply = (await response.json()) as { data?: { token?: string }; message?: string };
  if (reply.data?.token === undefined) throw new Error(`The login failed: ${reply.message ?? ''}`);
  return reply.data.token;
}

/** Logs in once for each connection, so that no two requests in flight have the same caller. */
export async function logInAll(
  port: number,
  person: Person,
  connections: number,
): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let count = 0; count < connections; count += 1) tokens.push(await logIn(port, person));
  return tokens;
}
