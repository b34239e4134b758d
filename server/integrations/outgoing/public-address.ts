import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/*
 * URLs that strangers name, and that the server then calls: only public hosts count, by their names
 * and again by the addresses that the names resolve to.
 */

/** Networks that are not public: IANA's registry of special-purpose addresses. */
const SPECIAL_NETWORKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** In version 6 only 2000::/3 is public, without tunnels to version 4 and without documentation. */
const SPECIAL_NETWORKS_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of SPECIAL_NETWORKS) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_NETWORKS_6) special.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one that everybody on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Names that never are public; others are checked by their addresses. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Whether the host of a parsed URL has a name that may be public. IP addresses have none: Node.js
 * connects to them without a lookup, so that nothing would check them.
 */
export function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return (
    name.includes('.') && isIP(name) === 0 && !name.startsWith('[') && !PRIVATE_NAME.test(name)
  );
}

/** A host name without a public address. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Resolves a host name to its public addresses alone, in the connection itself: a name that resolves
 * to another address a moment later gains nothing. The error is a `PrivateAddressError` when there are
 * none.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (first === undefined) {
      return callback(new PrivateAddressError(`${hostname} has no public address`), '');
    }
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
};
