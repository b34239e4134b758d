import * as zod from 'zod/mini';

export const NotificationTopic = /*#__PURE__*/ zod.enum(['Order', 'Approval', 'Support', 'Stock', 'Company', 'Promotion', 'Feedback']);

export type NotificationTopic = zod.input<typeof NotificationTopic>;
export type NotificationTopicOutput = zod.output<typeof NotificationTopic>;
