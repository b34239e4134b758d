import { describe, expect, it } from 'vitest';
import { assertIdToken, assertResponseIssuer } from './provider-response.ts';

const issuer = 'https://id.example.ru/oidc';
const response = (query: string) => `https://shop.example/login/callback?${query}`;

describe('the response at the callback', () => {
  const ours = { issuer, authority: issuer, namesItself: true };

  it('is accepted from the configured issuer, with or without a trailing slash', () => {
    const url = response(`code=1&iss=${encodeURIComponent(issuer)}`);
    expect(() => assertResponseIssuer(url, ours)).not.toThrow();
    expect(() => assertResponseIssuer(url, { ...ours, authority: `${issuer}/` })).not.toThrow();
    expect(() =>
      assertResponseIssuer(response('code=1'), { ...ours, namesItself: false }),
    ).not.toThrow();
  });

  it.each([
    ['another issuer', response('code=1&iss=https%3A%2F%2Fevil.example'), ours],
    [
      'another issuer of a provider that need not name itself',
      response('code=1&iss=x'),
      { ...ours, namesItself: false },
    ],
    ['none, though promised', response('code=1'), ours],
    [
      'metadata of somebody else',
      response(`iss=${issuer}`),
      { ...ours, authority: 'https://other.example' },
    ],
  ])('is rejected: %s', (_name, url, expected) => {
    expect(() => assertResponseIssuer(url, expected)).toThrow();
  });
});

describe('ID token', () => {
  const now = 1_800_000_000;
  const right = { iss: issuer, aud: 'dental-spa', exp: now + 3600, sub: 'p1', name: 'Анна Белова' };
  const encode = (claims: object) =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const validate = (changes: object) => () =>
    assertIdToken(encode({ ...right, ...changes }), { issuer, clientId: 'dental-spa', now });

  it.each([
    ['as it should be', {}],
    ['for several clients, ours asking', { aud: ['other', 'dental-spa'], azp: 'dental-spa' }],
    ['just past its time by a slow clock', { exp: now - 299 }],
  ])('is accepted: %s', (_name, changes) => {
    expect(validate(changes)).not.toThrow();
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'other' }],
    ['for several clients, another asking', { aud: ['dental-spa', 'other'], azp: 'other' }],
    ['for several clients, nobody asking', { aud: ['dental-spa', 'other'] }],
    ['long past', { exp: now - 300 }],
    ['without an end', { exp: undefined }],
  ])('is rejected: %s', (_name, changes) => {
    expect(validate(changes)).toThrow(/ID token/);
  });

  it('is rejected when it is not a JWT', () => {
    const expected = { issuer, clientId: 'dental-spa', now };
    expect(() => assertIdToken('garbage', expected)).toThrow();
    expect(() => assertIdToken('a.bnVsbA.c', expected)).toThrow();
  });
});
