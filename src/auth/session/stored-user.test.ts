import { User } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
import { parseStoredUser, toSessionUser } from './stored-user.ts';

describe('stored user', () => {
  it('is parsed from the format of the OIDC client', () => {
    const written = new User({
      id_token: 'id',
      access_token: 'access',
      token_type: 'Bearer',
      expires_at: 1_800_000_000,
      profile: {
        sub: 'p1',
        iss: '',
        aud: '',
        exp: 0,
        iat: 0,
        given_name: 'Анна',
        family_name: 'Белова',
        email: 'anna@example.com',
      },
    }).toStorageString();
    expect(parseStoredUser(written)).toEqual({
      accessToken: 'access',
      expiresAt: 1_800_000_000_000,
      user: {
        userID: 'p1',
        IDToken: 'id',
        firstName: 'Анна',
        middleName: null,
        lastName: 'Белова',
        displayName: 'Анна Белова',
        email: 'anna@example.com',
        phone: null,
      },
    });
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"access_token":"a"}',
    '{"access_token":"a","expires_at":1,"profile":{}}',
  ])('is null for %s', (raw) => {
    expect(parseStoredUser(raw)).toBeNull();
  });
});

describe('display name', () => {
  it.each([
    [{ sub: 'x', name: 'Доктор Белова' }, 'Доктор Белова'],
    [{ sub: 'x', family_name: 'Белова' }, 'Белова'],
    [{ sub: 'x', email: 'a@example.com' }, 'a@example.com'],
    [{ sub: 'x' }, 'Профиль'],
  ])('of %j is %s', (claims, expected) => {
    expect(toSessionUser(claims, '')?.displayName).toBe(expected);
  });
});
