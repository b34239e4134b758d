import { BlockList, isIP } from 'node:net';

/** Whose word on the caller is taken: so many proxies in a row, those in these networks, or nobody's. */
export type TrustedProxy = { hops: number } | { networks: readonly string[] } | null;

/** The part of a request that identifies its sender. */
export interface Sender {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

/** `10.0.0.0/8`, or a single address. @throws TypeError when it is neither. */
function addNetwork(list: BlockList, text: string): void {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const largest = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? largest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (version === 0 || more.length > 0 || prefix < 0 || prefix > largest) {
    throw new TypeError(`${text} is no network`);
  }
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Reads a setting: a number of proxies, or networks with commas between them; null for none.
 * @throws TypeError when it is neither.
 */
export function parseTrustedProxy(text: string | undefined): TrustedProxy {
  if (text === undefined || text === '0') return null;
  if (/^\d$/.test(text)) return { hops: Number(text) };
  const networks = text.split(/[\s,]+/).filter((item) => item !== '');
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return { networks };
}

/** An address without port, brackets and the clothes of version 6; null when it is none. */
function bare(text: string): string | null {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = (inBrackets ?? withPort ?? text).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? null : address;
}

/** Addresses that proxies have written down, the nearest first, as far as they are addresses. */
function forwardedAddresses({ headers }: Sender): string[] {
  const entries = (headers['x-forwarded-for'] ?? '').toString().split(',').toReversed();
  const addresses = entries.map((entry) => bare(entry.trim()));
  const end = addresses.indexOf(null);
  return addresses.slice(0, end < 0 ? undefined : end).filter((address) => address !== null);
}

/**
 * Creates the function that returns a caller's address: the socket's, or where there are trusted proxies in between, the
 * first that is not theirs. What the caller writes into `X-Forwarded-For` is farther
 * off than what they add and is never reached.
 */
export function createClientAddress(trusted: TrustedProxy): (sender: Sender) => string | undefined {
  if (trusted === null) return ({ socket }) => socket.remoteAddress;
  const list = new BlockList();
  if ('networks' in trusted) for (const network of trusted.networks) addNetwork(list, network);
  const isTrusted = (address: string, index: number) =>
    'hops' in trusted
      ? index < trusted.hops
      : list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return (sender) => {
    const { remoteAddress } = sender.socket;
    const nearest = remoteAddress === undefined ? null : bare(remoteAddress);
    if (nearest === null) return remoteAddress;
    const way = [nearest, ...forwardedAddresses(sender)];
    return way.find((address, index) => !isTrusted(address, index)) ?? way.at(-1);
  };
}
