import type { Database } from '#server/db/connection.ts';
import { notify } from '#server/notifications/notify.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';

/** A change of an employee's access that was made by someone else. */
export type AccessChange = 'Removed' | 'Blocked' | 'Unblocked' | 'AcceptanceUndone';

const preserved =
  'Ваши собственные заказы, избранное и\u00A0товары в\u00A0корзине сохранены; заказы компании остались у\u00A0неё.';

const messages: Readonly<Record<AccessChange, { title: (name: string) => string; text: string }>> =
  {
    Removed: {
      title: (name) => `Вы больше не\u00A0сотрудник компании ${name}`,
      text: `Покупать от\u00A0неё и\u00A0видеть её заказы больше нельзя. ${preserved}`,
    },
    Blocked: {
      title: (name) => `Доступ к\u00A0компании ${name} закрыт`,
      text: `Пока его не\u00A0откроют снова, покупать от\u00A0неё и\u00A0видеть её заказы нельзя. ${preserved}`,
    },
    Unblocked: {
      title: (name) => `Доступ к\u00A0компании ${name} снова открыт`,
      text: 'От\u00A0неё опять можно покупать.',
    },
    AcceptanceUndone: {
      title: (name) => `Вступление в\u00A0компанию ${name} отменено`,
      text: `Покупать от\u00A0неё и\u00A0видеть её заказы больше нельзя. ${preserved}`,
    },
  };

/** Notifies the person, who had no part in it; nobody while the invitation is not accepted. */
export async function notifyEmployee(
  tx: Database,
  change: AccessChange,
  { userID }: Pick<EmployeeRow, 'userID'>,
  { id, name }: Pick<PartnerRow, 'id' | 'name'>,
  at: Date,
): Promise<void> {
  if (userID === null) return;
  const { title, text } = messages[change];
  const link = change === 'Unblocked' ? `/profile/companies/${id}` : '/profile/companies';
  await notify(tx, [userID], {
    topic: 'Company',
    title: title(name).slice(0, 200),
    text,
    link,
    at,
  });
}
