import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { changeSettings, readSettings } from '#server/notifications/settings.ts';
import { acceptInvitations } from '#server/partners/membership.ts';
import { readProfile } from './profile.ts';

export const profileHandlers = {
  getProfile: async (_request, context) => {
    const session = requireSession(context);
    await acceptInvitations(context.db, session, context.now());
    return { status: 200, body: await readProfile(context.db, session.userID) };
  },

  getNotificationSettings: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await readSettings(context.db, userID) };
  },

  changeNotificationSettings: async ({ body }, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await changeSettings(context.db, userID, body.topics) };
  },
} satisfies Partial<Handlers>;
