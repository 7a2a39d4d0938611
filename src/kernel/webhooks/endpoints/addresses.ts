import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Ranges that are not public addresses.
 *
 * @see IANA IPv4 and IPv6 Special-Purpose Address Registries
 */
const special4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by carriers
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, and the metadata of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // automatic multicast tunnels
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
];

/** Ranges within 2000::/3, outside of which no address is public. */
const special6 = [
  '2001::/23', // protocol assignments, Teredo and others that hide an IPv4 address
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: hides an IPv4 address
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
];

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const blocked4 = listOf(special4, 'ipv4');
const blocked6 = listOf(special6, 'ipv6');
const global6 = listOf(['2000::/3'], 'ipv6');
/** Ranges whose last 32 bits are an IPv4 address. */
const carries4 = listOf(['::ffff:0:0/96', '64:ff9b::/96'], 'ipv6');

/** Returns the last two of eight groups of hexadecimal digits in dotted form. */
function embedded4(address: string): string {
  const { hostname } = new URL(`http://[${address}]`);
  const [high = 0, low = 0] = hostname
    .slice(1, -1)
    .split(':')
    .slice(-2)
    .map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** @param address  of either family, in the notation of the operating system */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked4.check(address, 'ipv4');
  // An address with a zone is link-local.
  if (!isIPv6(address) || address.includes('%')) return false;
  if (carries4.check(address, 'ipv6')) return !blocked4.check(embedded4(address), 'ipv4');
  return global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}
