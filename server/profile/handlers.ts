import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { readProfile } from './profile.ts';

export const profileHandlers = {
  getProfile: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await readProfile(context.db, userID) };
  },
} satisfies Partial<Handlers>;
