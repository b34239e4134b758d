import type { Handlers } from '#server/contract/handlers.ts';
import { countCall } from '#server/contract/limits/call-limit.ts';
import { requireSession } from '#server/contract/session.ts';
import { endCalendarFeed } from '#server/partners/end-calendar-feed.ts';
import { getMembership, lockPartner } from '#server/partners/membership.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { findFeed, renewFeed } from './feeds.ts';
import { readCalendar } from './read-calendar.ts';

/** Rate limit of new links per user. */
const RENEWALS = { calls: 60, windowMs: 3_600_000 };

export const calendarHandlers = {
  getPartnerCalendar: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const now = context.now();
    const membership = await getMembership(context.db, userID, params.id);
    const items = await readCalendar(context.db, membership, now);
    const feed = await findFeed(context.db, { partnerID: params.id, userID });
    return { status: 200, body: { today: moscowDay(now), items, feed } };
  },

  renewCalendarFeed: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const now = context.now();
    await countCall(context.db, `renew-calendar-feed:${userID}`, RENEWALS, now);
    const secret = await context.db.transaction(async (tx) => {
      // A block at the same time would not find the new link.
      await lockPartner(tx, params.id);
      const { partner } = await getMembership(tx, userID, params.id);
      return renewFeed(tx, { partnerID: partner.id, userID }, now);
    });
    const url = new URL(`/calendar/${secret}.ics`, context.config.publicUrl).href;
    return { status: 200, body: { url, createdAt: now.toISOString() } };
  },

  revokeCalendarFeed: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const { partner } = await getMembership(context.db, userID, params.id);
    await endCalendarFeed(context.db, { partnerID: partner.id, userID });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
