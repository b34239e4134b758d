import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { notifications } from '#server/db/schema/notifications.ts';
import { belaya, igor } from './company.ts';
import type { TestShop } from './shopping.ts';

/** Calls about one approval. @param now returns the shop and the order of the current test. */
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
    /** Advances the shop's clock. */
    later: (milliseconds: number) => {
      const { clock } = now().shop;
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    /** Titles of a user's notifications about approvals, the oldest first. */
    notifiedOf: async (user: string) => {
      const rows = await now()
        .shop.db.select({ title: notifications.title })
        .from(notifications)
        .where(and(eq(notifications.userID, user), eq(notifications.topic, 'Approval')))
        .orderBy(notifications.createdAt);
      return rows.map(({ title }) => title);
    },
    /** Changes the company's approval rules; the approvers stay the same. */
    rule: async (change: object) => {
      const { shop } = now();
      const path = `/partners/${belaya}/approvers`;
      const { body } = await shop.get(igor, path);
      const { items, ...rules } = body;
      const employeeIDs = items.map(({ employeeID }: { employeeID: string }) => employeeID);
      const { status } = await shop.post(igor, path, { employeeIDs, ...rules, ...change });
      if (status !== 200) throw new Error(`The rules of the company were rejected: ${status}`);
    },
  };
}

/** The kinds of an approval's history entries. */
export const kinds = (history: { kind: string }[]) => history.map(({ kind }) => kind);
