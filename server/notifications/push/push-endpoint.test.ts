import '#tests/support/fixed-seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postToPushService } from '#server/notifications/gateways/push-post.ts';
import { privateAddress, privateAddress6 } from '#tests/support/fakes/private-addresses.ts';
import { isAllowedEndpoint } from './push-endpoint.ts';

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
