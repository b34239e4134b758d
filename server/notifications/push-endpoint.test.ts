import '#tests/support/fixed-seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedEndpoint, isPublicAddress, lookupPublic } from './push-endpoint.ts';
import { postToPushService } from './push-post.ts';

const octet = fc.integer({ min: 0, max: 255 });
const hex = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16));
const within = (first: number, second: fc.Arbitrary<number> = octet) =>
  fc.tuple(second, octet, octet).map((rest) => [first, ...rest].join('.'));
const between = (min: number, max: number) => fc.integer({ min, max });

/** Addresses that no push service has. */
const privateAddress = fc.oneof(
  within(0),
  within(10),
  within(127),
  within(100, between(64, 127)),
  within(169, fc.constant(254)),
  within(172, between(16, 31)),
  within(192, fc.constant(168)),
  within(198, between(18, 19)),
  between(224, 255).chain((first) => within(first)),
);
const privateAddress6 = fc.oneof(
  fc.constantFrom('::', '::1'),
  privateAddress.map((address) => `::ffff:${address}`),
  fc.tuple(hex, hex, hex).map((parts) => `fe80::${parts.join(':')}`),
  fc.tuple(fc.constantFrom('fc', 'fd'), hex, hex).map(([start, a, b]) => `${start}00:${a}::${b}`),
  fc.tuple(hex, hex).map((parts) => `2002:${parts.join(':')}::1`),
  fc.tuple(hex, hex).map((parts) => `2001:0:${parts.join(':')}::1`),
  fc.tuple(hex, hex).map((parts) => `64:ff9b::${parts.join(':')}`),
  hex.map((part) => `ff02::${part}`),
);

/** The same IPv4 address as browsers and libraries also read it: one number, hexadecimal, octal. */
const spelled = fc
  .tuple(privateAddress, fc.constantFrom('dotted', 'number', 'hex', 'octal'))
  .map(([address, form]) => {
    const parts = address.split('.').map(Number);
    const value = parts.reduce((sum, part) => sum * 256 + part, 0);
    if (form === 'number') return String(value);
    if (form === 'hex') return `0x${value.toString(16)}`;
    if (form === 'octal') return parts.map((part) => `0${part.toString(8)}`).join('.');
    return address;
  });

describe('push endpoints: addresses', () => {
  it('rejects every private, loopback and link-local address', () => {
    fc.assert(
      fc.property(fc.oneof(privateAddress, privateAddress6), (address) => {
        expect(isPublicAddress(address), address).toBe(false);
      }),
    );
  });

  it.each([
    '8.8.8.8',
    '77.88.55.60',
    '172.15.0.1',
    '172.32.0.1',
    '2a02:6b8::2:242',
    '2001:4860::1',
  ])('accepts the public %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it('resolves a name of this machine to nothing', async () => {
    const resolved = await new Promise((resolve) => {
      lookupPublic('localhost', { all: true }, (error, found) => resolve(error?.message ?? found));
    });
    expect(resolved).toBe('localhost has no public address');
  });
});

describe('push endpoints: URLs', () => {
  it('rejects an IP address, however it is spelled', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          spelled,
          privateAddress6.map((address) => `[${address}]`),
        ),
        (host) => {
          expect(isAllowedEndpoint(`https://${host}/send/a`, []), host).toBe(false);
        },
      ),
    );
  });

  it.each([
    'http://push.example.ru/a',
    'https://push.example.ru:8443/a',
    'https://user:secret@push.example.ru/a',
    'https://localhost/a',
    'https://localhost./a',
    'https://push.localhost/a',
    'https://metadata.google.internal/a',
    'https://printer.local/a',
    'https://intranet/a',
    'ftp://push.example.ru/a',
    'https://8.8.8.8/a',
    'nonsense',
  ])('rejects %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, [])).toBe(false);
  });

  it('accepts a public name over https, and an origin of the settings alone', () => {
    expect(isAllowedEndpoint('https://fcm.example.com/fcm/send/a', [])).toBe(true);
    const own = ['http://localhost:4000'];
    expect(isAllowedEndpoint('http://localhost:4000/a', own)).toBe(true);
    expect(isAllowedEndpoint('http://localhost:4001/a', own)).toBe(false);
    expect(isAllowedEndpoint('http://user@localhost:4000/a', own)).toBe(false);
  });

  it('are checked once more when a message is sent', async () => {
    const request = { endpoint: 'https://127.0.0.1/a', headers: {}, body: Buffer.alloc(0) };
    await expect(postToPushService(request, [])).rejects.toThrow('not one of a public');
  });
});
