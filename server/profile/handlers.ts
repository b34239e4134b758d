import { listBonuses } from '#server/bonus/history.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { countCall } from '#server/contract/limits/call-limit.ts';
import { inHistoryShare } from '#server/contract/limits/history-share.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { requireSession } from '#server/contract/session.ts';
import { staffRolesOf } from '#server/contract/staff/staff-roles.ts';
import {
  deletePushSubscription,
  movePushSubscription,
  savePushSubscription,
} from '#server/notifications/push/push-subscriptions.ts';
import { changeSettings, readSettings } from '#server/notifications/settings.ts';
import {
  disconnectTelegram,
  renewTelegramLink,
} from '#server/notifications/telegram/telegram-chats.ts';
import { readAnalytic } from '#server/profile/analytic/analytic.ts';
import { exportOwnData } from './export/export-own-data.ts';
import { feedbackHandlers } from './feedback/feedback-handlers.ts';
import { listOwnFeedback, listProductsToReview } from './own-feedback.ts';
import { changePhone } from './own-phone.ts';
import { endOwnOtherSessions, endOwnSession, listOwnSessions, uidOf } from './own-sessions.ts';
import { readProfile } from './profile.ts';
import { listPurchases } from './purchases.ts';
import { listPushDevices } from './push-devices.ts';

const PHONE_CHANGES = { calls: 5, windowMs: 3_600_000 };
const PUSH_CHANGES = { calls: 60, windowMs: 3_600_000 };
const TELEGRAM_LINKS = { calls: 30, windowMs: 3_600_000 };
const EXPORTS = {
  calls: 10,
  windowMs: 3_600_000,
  exceeded: 'Вы уже скачали свои данные несколько раз за час',
};

export const profileHandlers = {
  ...feedbackHandlers,

  getProfile: async (_request, context) => {
    const session = requireSession(context);
    const staffRoles = staffRolesOf(session.claims, context.config.identity.staffRolesClaim);
    const profile = await readProfile(context.db, session, context.now());
    return { status: 200, body: { ...profile, staffRoles } };
  },

  changePhone: async ({ body }, context) => {
    const { userID } = requireSession(context);
    await countCall(context.db, `change-phone:${userID}`, PHONE_CHANGES, context.now());
    return { status: 200, body: await changePhone(context.db, userID, body.phone) };
  },

  getAnalytic: async ({ body }, context) => {
    const { userID } = requireSession(context);
    const analytic = await inHistoryShare(context, () =>
      readAnalytic(context.db, userID, body, context.now()),
    );
    return { status: 200, body: analytic };
  },

  listOwnFeedback: async ({ query }, context) => {
    const { userID } = requireSession(context);
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
    return {
      status: 200,
      body: await listOwnFeedback(context.db, userID, {
        page,
        pageSize,
        now: context.now(),
      }),
    };
  },

  listProductsToReview: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await listProductsToReview(context.db, userID) };
  },

  listPurchases: async ({ body }, context) => {
    const { userID } = requireSession(context);
    const purchases = await inHistoryShare(context, () =>
      listPurchases(context.db, userID, body, context.now()),
    );
    return { status: 200, body: purchases };
  },

  listBonuses: async ({ query }, context) => {
    const { userID } = requireSession(context);
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    const body = await listBonuses(context.db, userID, { ...filter, page, pageSize });
    return { status: 200, body };
  },

  exportOwnData: async (_request, context) => {
    const { userID } = requireSession(context);
    await countCall(context.db, `export:${userID}`, EXPORTS, context.now());
    const data = await inHistoryShare(context, () =>
      exportOwnData(context.db, context.config, userID, context.now()),
    );
    return { status: 200, body: data };
  },

  listSessions: async (_request, context) => {
    const session = requireSession(context);
    return { status: 200, body: await listOwnSessions(context.db, session) };
  },

  endOtherSessions: async (_request, context) => {
    await endOwnOtherSessions(context.db, requireSession(context));
    return { status: 204 };
  },

  endSession: async ({ params }, context) => {
    await endOwnSession(context.db, requireSession(context), params.id);
    return { status: 204 };
  },

  listPushDevices: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await listPushDevices(context.db, context.config, userID) };
  },

  savePushSubscription: async ({ body }, context) => {
    const session = requireSession(context);
    const { userID } = session;
    const { db, config } = context;
    const now = context.now();
    await countCall(db, `push:${userID}`, PUSH_CHANGES, now);
    const subscriber = { userID, sessionUID: uidOf(session) || null };
    await savePushSubscription(db, config, subscriber, body, now);
    return { status: 200, body: await listPushDevices(db, config, userID) };
  },

  movePushSubscription: async ({ body }, { db, config }) => {
    await movePushSubscription(db, config, body);
    return { status: 204 };
  },

  deletePushSubscription: async ({ params }, context) => {
    await deletePushSubscription(context.db, requireSession(context).userID, params.id);
    return { status: 204 };
  },

  connectTelegram: async (_request, context) => {
    const { userID } = requireSession(context);
    const { db, config } = context;
    const now = context.now();
    if (config.telegram === null) {
      throw new ApiProblem(409, 'Магазин пока не пишет в\u00A0Telegram', {
        reason: 'ChannelUnavailable',
      });
    }
    await countCall(db, `telegram:${userID}`, TELEGRAM_LINKS, now);
    const { token, expiresAt } = await renewTelegramLink(db, userID, now);
    const url = `https://t.me/${config.telegram.botName}?start=${token}`;
    return { status: 200, body: { url, expiresAt: expiresAt.toISOString() } };
  },

  disconnectTelegram: async (_request, context) => {
    await disconnectTelegram(context.db, requireSession(context).userID);
    return { status: 204 };
  },

  getNotificationSettings: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await readSettings(context.db, context.config, userID) };
  },

  changeNotificationSettings: async ({ body }, context) => {
    const { userID } = requireSession(context);
    return {
      status: 200,
      body: await changeSettings(context.db, context.config, userID, body.topics),
    };
  },
} satisfies Partial<Handlers>;
