import { createECDH } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { pushKeys } from '#server/db/schema/notifications.ts';

/** A key pair of the curve P-256, base64url: the public one as a point of 65 bytes. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const ID = 'vapid';

async function readStored(db: Database): Promise<PushKeys | undefined> {
  const { publicKey, privateKey } = pushKeys;
  const [row] = await db
    .select({ publicKey, privateKey })
    .from(pushKeys)
    .where(eq(pushKeys.id, ID));
  return row;
}

/** Length of a private key; Node omits leading zeros. */
const KEY_BYTES = 32;

function makeKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const key = pair.getPrivateKey();
  const padded = Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]);
  return { publicKey, privateKey: padded.toString('base64url') };
}

/**
 * The shop's keys: those of the settings, else of the database, made when first needed. If several
 * processes make them at once, the first insert wins.
 */
export async function loadPushKeys(
  db: Database,
  { push }: Pick<ServerConfig, 'push'>,
): Promise<PushKeys> {
  if (push.privateKey !== null) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(push.privateKey, 'base64url');
    return { publicKey: pair.getPublicKey('base64url'), privateKey: push.privateKey };
  }
  const known = await readStored(db);
  if (known !== undefined) return known;
  await db
    .insert(pushKeys)
    .values({ id: ID, ...makeKeys() })
    .onConflictDoNothing();
  const stored = await readStored(db);
  if (stored === undefined) throw new Error('The push keys were not stored');
  return stored;
}
