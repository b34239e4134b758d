import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#server/db/connection.ts';
import { identitySecrets } from '#server/db/schema/identity.ts';

export interface IdentitySecrets {
  /** Private ES256 keys; the first one signs. */
  signingKeys: readonly JWK[];
  /** Secrets that sign cookies; the first one signs, all are accepted. */
  cookieKeys: readonly string[];
}

/**
 * The provider's keys, created at the first start. Stored in the database because every server
 * process must sign with the same ones and a restart must not sign everybody out.
 */
export async function loadSecrets(db: Database): Promise<IdentitySecrets> {
  return {
    signingKeys: await loadOnce(db, 'signing-keys', async () => [await makeSigningKey()]),
    cookieKeys: await loadOnce(db, 'cookie-keys', async () => [
      randomBytes(32).toString('base64url'),
    ]),
  };
}

/** A random secret by name, created when first needed, the same for every process. */
export function sharedSecret(db: Database, name: string): Promise<string> {
  return loadOnce(db, name, async () => randomBytes(32).toString('base64url'));
}

/** If several processes start at once, the first insert wins and all read its value. */
async function loadOnce<T>(db: Database, name: string, make: () => Promise<T>): Promise<T> {
  const known = await read<T>(db, name);
  if (known !== undefined) return known;
  await db
    .insert(identitySecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const stored = await read<T>(db, name);
  if (stored === undefined) throw new Error(`The identity secret ${name} was not stored`);
  return stored;
}

async function read<T>(db: Database, name: string): Promise<T | undefined> {
  const [row] = await db.select().from(identitySecrets).where(eq(identitySecrets.name, name));
  return row?.value as T | undefined;
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}

/** The public part of a signing key, for verifying tokens in the same process. */
export function publicKey({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use } as JWK;
}
