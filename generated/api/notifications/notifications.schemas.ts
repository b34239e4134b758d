export { NotificationList, NotificationsReceived, UserNotification } from '../model';
