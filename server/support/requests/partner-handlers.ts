import { eq } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Context, Handlers } from '#server/contract/handlers.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import type { Organization } from '#server/integrations/organization-directory.ts';
import { closedText } from '#server/partners/registration/register-company.ts';
import { alreadyExists, lockUser, readOpenTickets } from '#server/support/tickets/ticket-store.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';
import { isValidInn, WRONG_INN } from '#src/lib/contacts/inn.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { assertRight, hasCompany, lockOwnCompany } from './membership.ts';
import { notifyOwners } from './notify-owners.ts';
import { submitTicket } from './submit.ts';

type Schemas = components['schemas'];

const DETAIL_LENGTH = limits['TicketDetail.value'];

const operators: Readonly<Record<Schemas['EDOOperator'], string>> = {
  Diadok: 'Диадок',
  SBIS: 'СБИС',
  Taxcom: 'Такском',
  Astral: 'Астрал',
  TaxNet: 'Такснет',
  Sber: 'Сбер',
  Other: 'Другой',
};

async function changePartner(
  tx: Database,
  id: string,
  change: Partial<typeof partners.$inferInsert>,
): Promise<void> {
  await tx.update(partners).set(change).where(eq(partners.id, id));
}

/** @throws ApiProblem 409 AlreadyExists when it is the user's company, or has an open request. */
async function assertNewCompany(
  tx: Database,
  userID: string,
  { inn, kpp = null }: Schemas['PartnerRequest'],
): Promise<void> {
  await lockUser(tx, userID);
  const open = await readOpenTickets(tx, userID, 'CreatePartner');
  const same = open.some(({ payload }) => payload.inn === inn && (payload.kpp ?? null) === kpp);
  if (same || (await hasCompany(tx, userID, inn, kpp))) throw alreadyExists();
}

/**
 * The requested organization in the register, looked up before the transaction, which must not wait
 * for an external service. Null when the register does not have it or does not respond: support
 * decides then.
 */
async function findRequested(
  { services, logger }: Pick<Context, 'services' | 'logger'>,
  { inn, kpp = null }: Schemas['PartnerRequest'],
): Promise<Organization | null> {
  try {
    const { organizations } = services;
    return (await organizations.find(inn, kpp)) ?? (await organizations.find(inn, null));
  } catch (error) {
    logger.warn({ err: error }, 'The register of organizations did not respond');
    return null;
  }
}

/** Requests of a company, and requests to add one. */
export const partnerTicketHandlers = {
  createPartnerTicket: async (request, context) => {
    const organization = await findRequested(context, request.body);
    return submitTicket(
      context,
      'createPartnerTicket',
      request,
      async ({ tx, userID }) => {
        const { inn, kpp, comment } = request.body;
        // The requester may call it as they like; contracts and invoices need its real name.
        const name = organization?.name ?? request.body.name;
        const address = organization?.address?.slice(0, DETAIL_LENGTH);
        if (!isValidInn(inn)) {
          const message = WRONG_INN;
          const errors = [{ path: '/inn', message }];
          throw new ApiProblem(422, message, { reason: 'InvalidINN', errors });
        }
        if (organization?.isLiquidated) {
          throw new ApiProblem(422, closedText(inn), {
            reason: 'OrganizationLiquidated',
          });
        }
        await assertNewCompany(tx, userID, request.body);
        return {
          type: 'CreatePartner',
          title: `Новая компания: ${companyName({ name: name ?? '', inn })}`,
          text: comment ?? '',
          payload: { ...request.body, ...(name && { name }) },
          details: [
            { name: 'ИНН', value: inn },
            ...(kpp ? [{ name: 'КПП', value: kpp }] : []),
            ...(name ? [{ name: 'Название', value: name }] : []),
            ...(address ? [{ name: 'Адрес', value: address }] : []),
          ],
        };
      },
      ({ tx, userID, now }) => notifyOwners(tx, userID, request.body, now),
    );
  },

  createIndividualPartnerTicket: (request, context) =>
    submitTicket(context, 'createIndividualPartnerTicket', request, async ({ tx, userID }) => {
      const type = 'CreateIndividualPartner' as const;
      await lockUser(tx, userID);
      if ((await readOpenTickets(tx, userID, type)).length > 0) throw alreadyExists();
      return { type, title: 'Покупать как предприниматель', text: '', payload: {} };
    }),

  createTradingAccessTicket: (request, context) =>
    submitTicket(
      context,
      'createTradingAccessTicket',
      request,
      async ({ tx, userID }) => {
        const { partnerID, workWithRocadaBefore } = request.body;
        const membership = await lockOwnCompany(tx, userID, partnerID);
        await assertRight(tx, membership, 'RequestTradingAccess');
        const { name, tradingAccess } = membership.partner;
        if (tradingAccess === 'Pending' || tradingAccess === 'Granted') throw alreadyExists();
        return {
          type: 'PartnerTradingAccess',
          title: `Оптовый доступ: ${name}`,
          text: '',
          payload: { ...request.body },
          details: [
            { name: 'Работали с\u00A0нами раньше', value: workWithRocadaBefore ? 'Да' : 'Нет' },
          ],
          partnerID,
        };
      },
      ({ tx }, tradingAccessTicketID) =>
        changePartner(tx, request.body.partnerID, {
          tradingAccess: 'Pending',
          tradingAccessReason: null,
          tradingAccessTicketID,
        }),
    ),

  createEDOTicket: (request, context) =>
    submitTicket(
      context,
      'createEDOTicket',
      request,
      async ({ tx, userID }) => {
        const { partnerID, operatorEdo, fullName, email, phone } = request.body;
        const membership = await lockOwnCompany(tx, userID, partnerID);
        await assertRight(tx, membership, 'ConnectEDO');
        const { name, edo } = membership.partner;
        if (edo !== 'NotConnected') throw alreadyExists();
        return {
          type: 'EDO',
          title: `Подключение ЭДО: ${name}`,
          text: '',
          payload: { ...request.body },
          details: [
            { name: 'Оператор', value: operators[operatorEdo] },
            { name: 'Ответственный', value: fullName },
            { name: 'Почта', value: email },
            { name: 'Телефон', value: formatPhone(phone) },
          ],
          partnerID,
        };
      },
      ({ tx }, edoTicketID) =>
        changePartner(tx, request.body.partnerID, {
          edo: 'Requested',
          edoOperator: request.body.operatorEdo,
          edoReason: null,
          edoTicketID,
        }),
    ),
} satisfies Partial<Handlers>;
