import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { notify } from '#server/notifications/notify.ts';

export interface OwnersMessage {
  readonly title: string;
  readonly text: string;
}

/** Notifies the active owners of a company of a change among its employees. */
export async function notifyOwners(
  tx: Database,
  partnerID: string,
  { title, text }: OwnersMessage,
  at: Date,
): Promise<void> {
  const owners = await tx
    .select({ userID: partnerEmployees.userID })
    .from(partnerEmployees)
    .where(
      and(
        eq(partnerEmployees.partnerID, partnerID),
        eq(partnerEmployees.role, 'Owner'),
        eq(partnerEmployees.isBlocked, false),
        isNotNull(partnerEmployees.userID),
      ),
    );
  await notify(
    tx,
    owners.flatMap(({ userID }) => userID ?? []),
    {
      topic: 'Company',
      title: title.slice(0, 200),
      text,
      link: `/profile/companies/${partnerID}/employees`,
      at,
    },
  );
}
