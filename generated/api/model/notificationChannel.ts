import * as zod from 'zod/mini';

export const NotificationChannel = /*#__PURE__*/ zod.enum(['Email', 'Call', 'Sms', 'WhatsApp', 'Telegram', 'NoNotify', 'Push']);

export type NotificationChannel = zod.input<typeof NotificationChannel>;
export type NotificationChannelOutput = zod.output<typeof NotificationChannel>;
