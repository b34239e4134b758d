import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import type { Notice } from '#server/notifications/notify.ts';
import type { TicketType } from '#server/support/tickets/ticket-rules.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';

/** The last message to somebody who has no page of the shop left. */
const ACCOUNT_DELETED = { title: 'Аккаунт удалён', link: null };

/** What was decided about an application of a company. */
const titles: Readonly<Partial<Record<TicketType, Record<'grant' | 'reject', string>>>> = {
  PartnerOrdersAccess: {
    grant: 'Открыт допуск к\u00A0заказам',
    reject: 'Отклонён допуск к\u00A0заказам',
  },
  PartnerTradingAccess: { grant: 'Открыт оптовый доступ', reject: 'Отклонён оптовый доступ' },
  EDO: { grant: 'Подключён ЭДО', reject: 'Отклонено подключение ЭДО' },
};

/**
 * Title and link of the notification about a decided application: the company's page, which shows
 * the new state, and none for a deleted account; null for any other ticket.
 */
export async function describeDecision(
  tx: Database,
  { type, partnerID }: Pick<TicketRow, 'type' | 'partnerID'>,
  decision: string,
): Promise<Pick<Notice, 'title' | 'link'> | null> {
  if (type === 'AccountDeletion' && decision === 'grant') return ACCOUNT_DELETED;
  const title =
    decision === 'grant' || decision === 'reject' ? titles[type]?.[decision] : undefined;
  if (title === undefined || partnerID === null) return null;
  const [partner] = await tx
    .select({ name: partners.name })
    .from(partners)
    .where(eq(partners.id, partnerID));
  if (partner === undefined) return null;
  return {
    title: `${title}: ${partner.name}`.slice(0, 200),
    link: `/profile/companies/${partnerID}`,
  };
}
