import * as zod from 'zod/mini';

export const FeedbackPhotoInput = /*#__PURE__*/ zod.object({
  "photo": /*#__PURE__*/ zod.instanceof(Blob)
});

export type FeedbackPhotoInput = zod.input<typeof FeedbackPhotoInput>;
export type FeedbackPhotoInputOutput = zod.output<typeof FeedbackPhotoInput>;
