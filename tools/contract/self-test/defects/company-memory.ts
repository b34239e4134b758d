import type { Defect } from '#tools/contract/self-test/defect.ts';
import { changed, created, deleted, forgotten } from './forgetting.ts';

/** Lost changes of a company’s records, of tickets and of notifications. */
export const companyMemoryDefects: readonly Defect[] = [
  forgotten(
    'createGeneralTicket',
    'listTickets',
    '/support/tickets',
    'ticket-not-listed',
    'A new request is not in the list',
    created,
  ),
  forgotten(
    'createPartnerTag',
    'listPartnerTags',
    '/partners/{id}/tags',
    'tag-not-listed',
    'A new tag is not in the list',
    created,
  ),
  forgotten(
    'changeNotificationSettings',
    'getNotificationSettings',
    '/profile/settings/notifications',
    'settings-lost',
    'Settings are not stored',
    changed,
  ),
  forgotten(
    'changePartnerTag',
    'listPartnerTags',
    '/partners/{id}/tags',
    'tag-not-renamed',
    'A tag keeps its old name',
    changed,
  ),
  forgotten(
    'receiveNotification',
    'listNotifications',
    '/notifications',
    'unread-not-lowered',
    'A read notification stays unread',
    changed,
  ),
  forgotten(
    'deletePartnerAddress',
    'listPartnerAddresses',
    '/partners/{id}/addresses',
    'address-not-deleted',
    'A deleted address is still listed',
    deleted,
  ),
  forgotten(
    'deletePartnerRecipient',
    'listPartnerRecipients',
    '/partners/{id}/recipients',
    'recipient-not-deleted',
    'A deleted recipient is still listed',
    deleted,
  ),
  forgotten(
    'deletePartnerTag',
    'listPartnerTags',
    '/partners/{id}/tags',
    'tag-not-deleted',
    'A deleted tag is still listed',
    deleted,
  ),
  forgotten(
    'cancelTicket',
    'getTicket',
    '/support/tickets/{id}',
    'ticket-not-canceled',
    'A canceled request goes on',
    [...changed, ...deleted],
  ),
];
