import * as zod from 'zod/mini';

export const NotificationState = /*#__PURE__*/ zod.enum(['New', 'Read']);

export type NotificationState = zod.input<typeof NotificationState>;
export type NotificationStateOutput = zod.output<typeof NotificationState>;
