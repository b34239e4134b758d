import '#tests/support/fixed-seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { privateAddress, privateAddress6 } from '#tests/support/fakes/private-addresses.ts';
import { isPublicAddress, lookupPublic } from './public-address.ts';

describe('public addresses', () => {
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
