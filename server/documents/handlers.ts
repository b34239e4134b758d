import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { drawInvoice } from '#server/documents/invoice/invoice.ts';
import { drawUpd } from '#server/documents/upd/upd.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import { getVisibleOrder } from '#server/order/order-store.ts';
import { packCertificates } from './certificate-archive.ts';
import { loadFile } from './load-file.ts';
import { readOrderCertificates } from './order-certificates.ts';

export const documentHandlers = {
  getOrderInvoice: async ({ params }, context) => {
    const order = await getVisibleOrder(context.db, requireSession(context).userID, params.id);
    const body = await drawInvoice(context.db, order, context.config.shop.seller);
    const headers = { 'Content-Disposition': `attachment; filename="schet-${order.id}.pdf"` };
    return { status: 200, body, headers };
  },

  getOrderCertificates: async ({ params }, context) => {
    const order = await getVisibleOrder(context.db, requireSession(context).userID, params.id);
    return { status: 200, body: await readOrderCertificates(context.db, order) };
  },

  downloadOrderCertificates: async ({ params }, context) => {
    const { db, config, now } = context;
    const order = await getVisibleOrder(db, requireSession(context).userID, params.id);
    const body = await packCertificates(await readOrderCertificates(db, order), {
      number: orderNumber(order),
      publicUrl: config.publicUrl,
      date: now(),
      load: (url) => loadFile(url, context),
    });
    const headers = { 'Content-Disposition': `attachment; filename="dokumenty-${order.id}.zip"` };
    return { status: 200, body, headers };
  },

  getOrderTransferDocument: async ({ params }, context) => {
    const order = await getVisibleOrder(context.db, requireSession(context).userID, params.id);
    const body = await drawUpd(context.db, order, context.config.shop.seller);
    const headers = { 'Content-Disposition': `attachment; filename="upd-${order.id}.pdf"` };
    return { status: 200, body, headers };
  },
} satisfies Partial<Handlers>;
