import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import type { Notice } from '#server/notifications/notify.ts';
import type { TicketType } from './ticket-rules.ts';
import type { TicketRow } from './ticket-store.ts';

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
 * the new state; null for any other ticket.
 */
export async function describeDecision(
  tx: Database,
  { type, partnerID }: Pick<TicketRow, 'type' | 'partnerID'>,
  decision: string,
): Promise<Pick<Notice, 'title' | 'link'> | null> {
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
