import { actAs } from '#server/audit/act-as.ts';
import { recordCommand } from '#server/audit/audit-records.ts';
import type { Context } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { staffNameOf } from '#server/contract/staff/staff-roles.ts';
import type { Database } from '#server/db/connection.ts';
import { recordedAct } from './recorded-act.ts';

/** Who of the staff it is, as the audit trail has them. */
export function staffActor(context: Context): `staff:${string}` {
  return `staff:${staffNameOf(requireSession(context), context.config.identity.staffNameClaim)}`;
}

/**
 * Runs what staff does on a page, in the caller's transaction, with the audit records that the same
 * command of a terminal leaves. @param args the command: `ticket`, `1003`, `grant`, a text.
 */
export async function asStaff<T>(
  tx: Database,
  context: Context,
  args: readonly string[],
  run: () => Promise<T>,
): Promise<T> {
  const actor = staffActor(context);
  const act = recordedAct(args);
  await actAs(tx, actor, act);
  const result = await run();
  await recordCommand(tx, { actor, act });
  return result;
}
