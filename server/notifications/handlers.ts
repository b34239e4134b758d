import type { Handlers } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { requireSession } from '#server/contract/session.ts';
import { listNotifications, receiveAll, receiveOne } from './notifications.ts';

export const notificationHandlers = {
  listNotifications: async ({ query }, context) => {
    const { userID } = requireSession(context);
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    const body = await listNotifications(context.db, userID, { ...filter, page, pageSize });
    return { status: 200, body };
  },

  receiveNotifications: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await receiveAll(context.db, userID, context.now()) };
  },

  receiveNotification: async ({ params }, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await receiveOne(context.db, userID, params.id, context.now()) };
  },
} satisfies Partial<Handlers>;
