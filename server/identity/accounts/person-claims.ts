import { normalizePhone } from '#src/lib/contacts/phone.ts';

type Claims = Readonly<Record<string, unknown>>;

/** What an issuer says about a person; undefined is what it does not mention. */
export interface PersonClaims {
  firstName?: string | null;
  middleName?: string | null;
  lastName?: string | null;
  email?: { address: string | null; isVerified: boolean };
  /** `+7XXXXXXXXXX`; null for another country's. */
  phone?: { number: string | null; isVerified: boolean };
}

const PHONE = /^\+7\d{10}$/;

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function phoneOf(value: unknown): string | null {
  const phone = normalizePhone(textOf(value) ?? '');
  return PHONE.test(phone) ? phone : null;
}

function namesOf(claims: Claims): Pick<PersonClaims, 'firstName' | 'middleName' | 'lastName'> {
  const { given_name: given, middle_name: middle, family_name: family, name } = claims;
  if (textOf(given) ?? textOf(family)) {
    return { firstName: textOf(given), middleName: textOf(middle), lastName: textOf(family) };
  }
  return textOf(name) ? { firstName: textOf(name), middleName: null, lastName: null } : {};
}

/**
 * Reads the standard claims of OpenID Connect. Only the value `true` verifies; what a flag says
 * counts for the claim beside it alone, so a claim and its flag are never of two sources.
 */
export function personFrom(claims: Claims): PersonClaims {
  return {
    ...namesOf(claims),
    ...('email' in claims && {
      email: { address: textOf(claims.email), isVerified: claims.email_verified === true },
    }),
    ...('phone_number' in claims && {
      phone: {
        number: phoneOf(claims.phone_number),
        isVerified: claims.phone_number_verified === true,
      },
    }),
  };
}

/** Whether a token says everything itself, with the flags. */
export function isComplete(claims: Claims): boolean {
  const hasName = ['given_name', 'family_name', 'name'].some((name) => name in claims);
  const others = ['email', 'email_verified', 'phone_number', 'phone_number_verified'];
  return hasName && others.every((name) => name in claims);
}

/**
 * A token's claims, completed by the userinfo endpoint. An e-mail or phone without its flag is
 * replaced together with the flag. What a complete response does not mention, the person no longer has.
 */
export function mergePerson(token: Claims, userinfo: Claims): PersonClaims {
  const [own, fetched] = [personFrom(token), personFrom(userinfo)];
  const none = { isVerified: false } as const;
  const email = 'email_verified' in token ? own.email : (fetched.email ?? own.email);
  const phone = 'phone_number_verified' in token ? own.phone : (fetched.phone ?? own.phone);
  return {
    ...(own.firstName === undefined ? fetched : own),
    email: email ?? fetched.email ?? { ...none, address: null },
    phone: phone ?? fetched.phone ?? { ...none, number: null },
  };
}
