import { BlockList, isIP, isIPv6 } from 'node:net';

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns a function that tells if an address belongs to one of the entries.
 *
 * @param entries  addresses or CIDR ranges of either family
 */
export function addressMatcher(entries: readonly string[]): (ip: string) => boolean {
  // An empty list costs as much to ask as a full one.
  if (entries.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (ip) => isIP(ip) !== 0 && list.check(ip, family(ip));
}

/** @param entries  addresses or CIDR ranges of either family */
export const allowsAddress = (entries: readonly string[], ip: string): boolean =>
  addressMatcher(entries)(ip);

/** Returns true for an address, and for a range such as `10.0.0.0/8`. */
export function isAddressEntry(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/**
 * Returns true if `outer` contains every address of `inner`.
 *
 * @param outer  an address or a range such as `10.0.0.0/8`
 * @param inner  likewise
 */
export function containsAddress(outer: string, inner: string): boolean {
  const [outerAddress = '', outerBits] = outer.split('/');
  const [address = '', bits] = inner.split('/');
  if (isIP(outerAddress) !== isIP(address)) return false;
  const whole = isIPv6(address) ? 128 : 32;
  return Number(bits ?? whole) >= Number(outerBits ?? whole) && allowsAddress([outer], address);
}
