import { and, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '#server/db/connection.ts';
import { identityPayloads } from '#server/db/schema/identity.ts';

/** The provider's persistent data as rows; one adapter object per model. */
export function payloadAdapter(db: Database): (model: string) => Adapter {
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const row = {
        payload: payload as Record<string, unknown>,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await db
        .insert(identityPayloads)
        .values({ model, id, ...row })
        .onConflictDoUpdate({ target: [identityPayloads.model, identityPayloads.id], set: row });
    },
    find: (id) => findPayload(db, model, eq(identityPayloads.id, id)),
    findByUid: (uid) => findPayload(db, model, eq(identityPayloads.uid, uid)),
    findByUserCode: (code) => findPayload(db, model, eq(identityPayloads.userCode, code)),
    consume: (id) => consumePayload(db, model, id),
    async destroy(id) {
      await db
        .delete(identityPayloads)
        .where(and(eq(identityPayloads.model, model), eq(identityPayloads.id, id)));
    },
    async revokeByGrantId(grantId) {
      await db
        .delete(identityPayloads)
        .where(and(eq(identityPayloads.model, model), eq(identityPayloads.grantId, grantId)));
    },
  });
}

async function findPayload(
  db: Database,
  model: string,
  which: SQL,
): Promise<AdapterPayload | undefined> {
  const alive = or(isNull(identityPayloads.expiresAt), gt(identityPayloads.expiresAt, new Date()));
  const [row] = await db
    .select()
    .from(identityPayloads)
    .where(and(eq(identityPayloads.model, model), which, alive));
  if (!row) return undefined;
  const consumed = row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) };
  return { ...row.payload, ...consumed };
}

/**
 * Marks a code or a refresh token as used. The update is atomic: of two simultaneous requests,
 * possibly in two processes, only one may continue.
 */
async function consumePayload(db: Database, model: string, id: string): Promise<void> {
  const won = await db
    .update(identityPayloads)
    .set({ consumedAt: new Date() })
    .where(
      and(
        eq(identityPayloads.model, model),
        eq(identityPayloads.id, id),
        isNull(identityPayloads.consumedAt),
      ),
    )
    .returning({ id: identityPayloads.id });
  if (won.length === 0) throw new errors.InvalidGrant('already used');
}

/** Deletes expired rows; returns how many. */
export async function purgeExpiredPayloads(db: Database): Promise<number> {
  const gone = await db
    .delete(identityPayloads)
    .where(lt(identityPayloads.expiresAt, new Date()))
    .returning({ id: identityPayloads.id });
  return gone.length;
}
