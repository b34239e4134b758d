import * as zod from 'zod/mini';

export const FeedbackTopic = /*#__PURE__*/ zod.enum(['ItemNotFit', 'CheckoutError', 'DamagedPackage', 'ItemQualityNotExpected', 'DeliveryError', 'CancelOrder']);

export type FeedbackTopic = zod.input<typeof FeedbackTopic>;
export type FeedbackTopicOutput = zod.output<typeof FeedbackTopic>;
