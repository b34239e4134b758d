export * from './list-notifications.ts';
export * from './receive-notifications.ts';
export * from './receive-notification.ts';
