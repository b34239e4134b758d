import { describe, expect, it } from 'vitest';
import { createClientAddress, parseTrustedProxy } from './client-address.ts';

function addressOf(setting: string | undefined, remoteAddress: string, forwarded?: string) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return createClientAddress(parseTrustedProxy(setting))({ headers, socket: { remoteAddress } });
}

describe('the address of a caller', () => {
  it.each([
    ['is the socket’s unless a proxy is trusted', undefined, '10.0.0.1', '1.1.1.1', '10.0.0.1'],
    ['is what the one proxy has seen', '1', '10.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['is found behind two', '2', '10.0.0.2', '6.6.6.6, 1.1.1.1, 10.0.0.1', '1.1.1.1'],
    ['is the farthest known when there were fewer', '3', '10.0.0.2', '1.1.1.1', '1.1.1.1'],
    ['is the proxy’s when it says nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['is never what a stranger claims to be', '10.0.0.0/8', '1.1.1.1', '6.6.6.6', '1.1.1.1'],
    [
      'is the first outside of the networks',
      '10.0.0.0/8, fd00::/8',
      '::ffff:10.0.0.1',
      '6.6.6.6, 1.1.1.1, fd00::7',
      '1.1.1.1',
    ],
    ['is read with its port', '10.0.0.1', '10.0.0.1', '1.1.1.1:5123', '1.1.1.1'],
    ['is read of version 6', '1', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['stops at what is no address', '10.0.0.0/8', '10.0.0.1', '6.6.6.6, unknown', '10.0.0.1'],
  ])('%s', (_title, setting, remoteAddress, forwarded, expected) => {
    expect(addressOf(setting, remoteAddress, forwarded)).toBe(expected);
  });

  it.each(['balancer', '10.0.0.0/33', '10.0.0.0/', '-1', 'fd00::/129', '10.0.0.1/8/8'])(
    'rejects to trust %s',
    (setting) => {
      expect(() => parseTrustedProxy(setting)).toThrow(TypeError);
    },
  );
});
