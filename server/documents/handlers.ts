import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { readOrderCertificates } from './order-certificates.ts';

export const documentHandlers = {
  getOrderCertificates: async ({ params }, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await readOrderCertificates(context.db, userID, params.id) };
  },
} satisfies Partial<Handlers>;
