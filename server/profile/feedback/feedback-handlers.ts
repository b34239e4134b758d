import type { Handlers } from '#server/contract/handlers.ts';
import { findReply, withIdempotency } from '#server/contract/idempotency.ts';
import { countCall } from '#server/contract/limits/call-limit.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { requireSession } from '#server/contract/session.ts';
import { sanitizeName, uploadedFiles } from '#server/support/tickets/files/upload-rules.ts';
import { encodePhoto } from './encode-photo.ts';
import { listFeedback } from './list-feedback.ts';
import { changeFeedback, deleteFeedback, writeFeedback } from './write-feedback.ts';
import { addPhoto, assertRoomForPhoto, deletePhoto } from './write-photos.ts';

/** Photos are decoded, which takes a processor a third of a second. */
const PHOTO_LIMIT = { calls: 60, windowMs: 3_600_000, exceeded: 'Слишком много фото за час' };

/** Reviews of products: who may write one depends on the orders. */
export const feedbackHandlers = {
  listProductFeedback: async ({ params, query }, { db, session, now }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
    const userID = session?.userID ?? null;
    const viewer = { userID, now: now() };
    return { status: 200, body: await listFeedback(db, params.id, { page, pageSize }, viewer) };
  },

  createProductFeedback: (request, context) =>
    withIdempotency(context, 'createProductFeedback', request, async (tx) => {
      const { userID } = requireSession(context);
      const { params, body } = request;
      return {
        status: 201,
        body: await writeFeedback(tx, params.id, userID, body, context.now()),
      };
    }),

  changeProductFeedback: async ({ params, body }, context) => {
    const { userID } = requireSession(context);
    const changed = await context.db.transaction((tx) =>
      changeFeedback(tx, params.id, userID, body, context.now()),
    );
    return { status: 200, body: changed };
  },

  deleteProductFeedback: async ({ params }, context) => {
    const { userID } = requireSession(context);
    await context.db.transaction((tx) => deleteFeedback(tx, params.id, userID));
    return { status: 204 };
  },

  createProductFeedbackPhoto: async (request, context) => {
    const { userID } = requireSession(context);
    const repeated = await findReply(context, 'createProductFeedbackPhoto', request);
    if (repeated !== null) return repeated;
    const { params, body } = request;
    await assertRoomForPhoto(context.db, params.id, userID);
    await countCall(context.db, `feedback-photo:${userID}`, PHOTO_LIMIT, context.now());
    // Decoded before the transaction, which would lock the product for as long.
    const [file] = uploadedFiles([body.photo]);
    const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    const photo = await encodePhoto(sanitizeName(file?.name ?? ''), bytes);
    return withIdempotency(context, 'createProductFeedbackPhoto', request, async (tx) => ({
      status: 201,
      body: await addPhoto(tx, { productID: params.id, userID }, photo, context.now()),
    }));
  },

  deleteProductFeedbackPhoto: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const place = { productID: params.id, userID, photoID: params.photoID };
    const left = await context.db.transaction((tx) => deletePhoto(tx, place, context.now()));
    return { status: 200, body: left };
  },
} satisfies Partial<Handlers>;
