import { execFile, execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { findProgram } from '../support/debian.js';
import { describe } from '../support/jest.js';
import { inRehearsals } from './support.js';

const run = promisify(execFile);
const ip = async (...args: readonly string[]): Promise<void> => void (await run('ip', [...args]));

/** A host of a network: a network namespace with one address, or this machine. */
export interface Host {
  readonly address: string;
  /** The words before a command that runs on the host. */
  readonly enter: readonly string[];
}

/**
 * Hosts that reach each other only through a router, which can drop the packets between two of them. Their addresses
 * exist inside of this machine alone: no route of another machine leads to them, so that servers may listen on them.
 */
export interface Network {
  /** This machine as a host of the network. */
  readonly here: Host;
  addHost(name: string): Promise<Host>;
  /** Drops all packets between two hosts, without a word to either of them. */
  cut(one: Host, other: Host): Promise<void>;
  /** Lets the packets between two hosts pass again. */
  heal(one: Host, other: Host): Promise<void>;
  remove(): Promise<void>;
}

/** Creates the link of this machine to the router, under a number that no other network uses. */
async function createLink(): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const number = randomInt(64, 255);
    try {
      await ip('link', 'add', `notaria${number}`, 'type', 'veth', 'peer', 'name', `n${number}`);
      return number;
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

/** Only root may create network namespaces. */
function mayCreateNetworks(): boolean {
  const name = `notaria-try-${randomInt(1_000_000)}`;
  try {
    execFileSync('ip', ['netns', 'add', name], { stdio: 'ignore' });
  } catch {
    return false;
  }
  try {
    const rule = ['-n', name, 'rule', 'add', 'from', '10.64.0.1', 'to', '10.64.0.2', 'blackhole'];
    execFileSync('ip', rule, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    execFileSync('ip', ['netns', 'delete', name]);
  }
}

function isPossible(): boolean {
  if (process.env['REHEARSALS'] !== 'on' || findProgram('ip') === undefined) return false;
  if (mayCreateNetworks()) return true;
  process.stderr.write('Network namespaces cannot be created: their tests are left out\n');
  return false;
}

/** Tests that drop packets; left out where this user may not create networks. */
export const onNetwork: typeof describe.skip = isPossible() ? inRehearsals : describe.skip;

export async function openNetwork(): Promise<Network> {
  const number = await createLink();
  const router = `notaria${number}-router`;
  const spaces = [router];
  const atRouter = (...args: readonly string[]) => ip('-n', router, ...args);
  const addressOf = (subnet: number, host: 1 | 2) => `10.${number}.${subnet}.${host}`;
  const here: Host = { address: addressOf(0, 2), enter: [] };

  async function connectHere(): Promise<void> {
    const link = `notaria${number}`;
    await ip('netns', 'add', router);
    await ip('link', 'set', `n${number}`, 'netns', router);
    await atRouter('address', 'add', `${addressOf(0, 1)}/24`, 'dev', `n${number}`);
    await atRouter('link', 'set', `n${number}`, 'up');
    await ip('address', 'add', `${here.address}/24`, 'dev', link);
    await ip('link', 'set', link, 'up');
    await ip('route', 'add', `10.${number}.0.0/16`, 'via', addressOf(0, 1));
    await run('ip', ['netns', 'exec', router, 'sysctl', '-qw', 'net.ipv4.ip_forward=1']);
  }

  const rules = async (
    verb: 'add' | 'delete',
    { address: one }: Host,
    { address: other }: Host,
  ) => {
    await atRouter('rule', verb, 'from', one, 'to', other, 'blackhole');
    await atRouter('rule', verb, 'from', other, 'to', one, 'blackhole');
  };

  await connectHere();
  return {
    here,
    async addHost(name) {
      const subnet = spaces.length;
      const space = `notaria${number}-${name}`;
      const inside = (...args: readonly string[]) => ip('-n', space, ...args);
      await ip('netns', 'add', space);
      spaces.push(space);
      const link = `host${subnet}`;
      await atRouter('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
      await atRouter('address', 'add', `${addressOf(subnet, 1)}/24`, 'dev', link);
      await atRouter('link', 'set', link, 'up');
      await inside('link', 'set', 'lo', 'up');
      await inside('address', 'add', `${addressOf(subnet, 2)}/24`, 'dev', 'eth0');
      await inside('link', 'set', 'eth0', 'up');
      await inside('route', 'add', 'default', 'via', addressOf(subnet, 1));
      return { address: addressOf(subnet, 2), enter: ['ip', 'netns', 'exec', space] };
    },
    cut: (one, other) => rules('add', one, other),
    heal: (one, other) => rules('delete', one, other),
    async remove() {
      for (const space of spaces) await ip('netns', 'delete', space);
      // The links end with their namespaces, a moment later.
      await ip('link', 'delete', `notaria${number}`).catch(() => undefined);
    },
  };
}
