import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { notifications } from '#server/db/schema/notifications.ts';
import { belaya, igor } from './company.ts';
import type { TestShop } from './shopping.ts';

/** Calls about one approval. @param now the shop and the order that the test is about at that moment. */
export function approvalCalls(now: () => { shop: TestShop; id: string }) {
  return {
    get: (as: string) => now().shop.get(as, `/approval/${now().id}`),
    put: (as: string, what: string, body?: object) =>
      now().shop.put(as, `/approval/${now().id}/${what}`, body),
    proceed: (as: string, key: string = randomUUID()) =>
      now().shop.request('PUT', `/api/v1/approval/${now().id}/proceed`, {
        as,
        headers: { 'Idempotency-Key': key },
      }),
    /** Moves the shop's clock on. */
    later: (milliseconds: number) => {
      const { clock } = now().shop;
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    /** Titles of what a user was told about approvals, the oldest first. */
    notifiedOf: async (user: string) => {
      const rows = await now()
        .shop.db.select({ title: notifications.title })
        .from(notifications)
        .where(and(eq(notifications.userID, user), eq(notifications.topic, 'Approval')))
        .orderBy(notifications.createdAt);
      return rows.map(({ title }) => title);
    },
    /** Changes when the company approves; who does it stays. */
    rule: async (change: object) => {
      const { shop } = now();
      const path = `/partners/${belaya}/approvers`;
      const { body } = await shop.get(igor, path);
      const { items, ...rules } = body;
      const employeeIDs = items.map(({ employeeID }: { employeeID: string }) => employeeID);
      const { status } = await shop.post(igor, path, { employeeIDs, ...rules, ...change });
      if (status !== 200) throw new Error(`The rules of the company were refused: ${status}`);
    },
  };
}

/** What happened to an approval, in short. */
export const kinds = (history: { kind: string }[]) => history.map(({ kind }) => kind);
