import { randomUUID } from 'node:crypto';
import type { contractDiscounts } from '#server/db/schema/buying.ts';
import type { powersOfAttorney } from '#server/db/schema/calendar.ts';
import type { partnerInvitations } from '#server/db/schema/invitations.ts';
import type {
  finDocsRecipients,
  partnerContracts,
  partnerEmployees,
  partnerTags,
} from '#server/db/schema/partners.ts';
import type { addresses, customers, partners, recipients } from '#server/db/schema/shopping.ts';
import { hashInvitationToken } from '#server/partners/invitations/invitation-row.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { type DemoPerson, demoApprover, demoCompany, demoEmployee, demoOwner } from './people.ts';

const DAY_MS = 86_400_000;

/** The clinic; its employees and tags are shown in the tour of the shop. */
const belaya = demoCompany.id;
/** The owner's own business: a second company to switch to, without approval. */
const sokolov = 'b58e2a70-0c9d-4f61-9d3e-74a1c6f20b18';

export const demoPartners: readonly (typeof partners.$inferInsert)[] = [
  {
    id: belaya,
    name: demoCompany.name,
    fullName: 'Общество с ограниченной ответственностью «Белая линия»',
    inn: '7799000012',
    kpp: '779901001',
    ogrn: '1177799000015',
    legalAddress: '125047, г Москва, ул Лесная, д 20',
    director: 'Соколов Игорь Викторович',
    phone: '+74951234510',
    email: 'info@example.com',
    edo: 'Connected',
    edoOperator: 'Diadok',
    approvalMode: 'AboveAmount',
    approvalAmountFrom: 3_000_000,
    approvalQuorum: 'Any',
    approversVersion: 1,
  },
  {
    id: sokolov,
    name: 'ИП Соколов Игорь Викторович',
    fullName: 'Индивидуальный предприниматель Соколов Игорь Викторович',
    inn: '779900002032',
    ogrn: '317779900000011',
    legalAddress: 'г Москва',
  },
];

/** The customers of the companies. */
export const demoCustomers: readonly (typeof customers.$inferInsert)[] = [
  { id: '9a4c2b7e-61d8-4f35-8b0a-d2e7c5f19055', kind: 'Partner', partnerID: belaya },
  { id: '2d71f6c8-3e0b-4a94-b5d7-8c12e9a04f63', kind: 'Partner', partnerID: sokolov },
];
export const [belayaCustomer = '', sokolovCustomer = ''] = demoCustomers.map(({ id }) => id);

function personOf({ firstName, middleName, lastName, phone, email }: DemoPerson) {
  return { firstName, middleName, lastName, phone, email };
}

/** `days` before now (after it, when negative). */
function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The employees of the demo company, in every state, dated from `now`. */
export function demoEmployees(now: Date): (typeof partnerEmployees.$inferInsert)[] {
  const access = {
    ordersAccess: 'Granted' as const,
    ordersAccessUntil: moscowDay(daysAgo(now, -200)),
  };
  const joined = { joinedAt: daysAgo(now, 90), invitedAt: daysAgo(now, 91) };
  return [
    {
      id: 'e-igor',
      partnerID: belaya,
      userID: demoOwner.id,
      ...personOf(demoOwner),
      position: 'Генеральный директор',
      role: 'Owner',
      joinedAt: daysAgo(now, 400),
      ...access,
    },
    {
      id: 'e-maria',
      partnerID: belaya,
      userID: demoEmployee.id,
      ...personOf(demoEmployee),
      position: 'Администратор',
      role: 'Employee',
      orderLimit: 2_000_000,
      ...joined,
      ...access,
    },
    {
      id: 'e-oleg',
      partnerID: belaya,
      userID: demoApprover.id,
      ...personOf(demoApprover),
      position: 'Главный бухгалтер',
      role: 'Approver',
      isApprover: true,
      ...joined,
      ...access,
    },
    {
      id: 'e-ekaterina',
      partnerID: belaya,
      firstName: 'Екатерина',
      middleName: 'Дмитриевна',
      lastName: 'Волкова',
      phone: '+79161234505',
      position: 'Ассистент',
      role: 'Employee',
      invitedAt: daysAgo(now, 1),
    },
    {
      id: 'e-pavel',
      partnerID: belaya,
      firstName: 'Павел',
      lastName: 'Громов',
      phone: '+79161234506',
      position: 'Снабженец',
      role: 'Employee',
      isBlocked: true,
      invitedAt: daysAgo(now, 60),
    },
    {
      id: 'e-igor-ip',
      partnerID: sokolov,
      userID: demoOwner.id,
      ...personOf(demoOwner),
      role: 'Owner',
      joinedAt: daysAgo(now, 200),
    },
  ];
}

/** How Мария and Екатерина were invited; nobody knows the tokens of their links. */
export function demoInvitations(now: Date): (typeof partnerInvitations.$inferInsert)[] {
  const invited = demoEmployees(now).filter(({ id }) => id === 'e-maria' || id === 'e-ekaterina');
  return invited.map((employee) => {
    const { id, userID, phone = null, email = null, joinedAt, invitedAt } = employee;
    const createdAt = invitedAt ?? now;
    return {
      id: `i-${id}`,
      tokenHash: hashInvitationToken(randomUUID()),
      partnerID: belaya,
      employeeID: id,
      invitedBy: fullName(demoOwner),
      phone,
      email,
      createdAt,
      expiresAt: daysAgo(createdAt, -7),
      ...(userID &&
        joinedAt && {
          ending: 'Accepted' as const,
          endedAt: joinedAt,
          acceptedBy: {
            name: fullName(demoEmployee),
            phone,
            email,
            proof: 'Link' as const,
            at: joinedAt.toISOString(),
          },
        }),
    };
  });
}

/** The administrator's power of attorney ends soon. */
export function demoPowers(now: Date): (typeof powersOfAttorney.$inferInsert)[] {
  const validUntil = moscowDay(daysAgo(now, -25));
  const registeredAt = daysAgo(now, 90);
  return [
    {
      id: 'd-maria',
      partnerID: belaya,
      employeeID: 'e-maria',
      number: '15',
      validUntil,
      registeredAt,
    },
  ];
}

/** The supply contract has a price list; the others a discount or the shop's prices. */
export const priceListContract = 'k-supply';

/** The contracts of the demo company, in every state, dated from `now`. */
export function demoContracts(now: Date): (typeof partnerContracts.$inferInsert)[] {
  const day = (ago: number) => moscowDay(daysAgo(now, ago));
  const balanceAt = daysAgo(now, 0.3);
  const year = now.getUTCFullYear();
  return [
    {
      id: 'k-online',
      partnerID: belaya,
      number: `ИМ-${year}/118`,
      type: 'OnlineStoreContract',
      validFrom: day(300),
      validUntil: day(-400),
      paymentDelayDays: 14,
      balance: -4_250_000,
      creditLimit: 20_000_000,
      overdue: 0,
      balanceAt,
      isDefault: true,
    },
    {
      id: priceListContract,
      partnerID: belaya,
      number: `П-90/${String(year).slice(2)}`,
      type: 'SupplyContract',
      validFrom: day(150),
      paymentDelayDays: 30,
      balance: -1_800_000,
      creditLimit: 30_000_000,
      overdue: 0,
      balanceAt,
    },
    {
      id: 'k-other',
      partnerID: belaya,
      number: `Р-12/${String(year).slice(2)}`,
      type: 'OtherContract',
      validFrom: day(340),
      validUntil: day(-20),
      balance: 1_250_000,
      overdue: 0,
      balanceAt,
    },
    {
      id: 'k-expired',
      partnerID: belaya,
      number: `П-77/${String(year - 1).slice(2)}`,
      type: 'SupplyContract',
      validFrom: day(500),
      validUntil: day(60),
      paymentDelayDays: 30,
      balance: 0,
      overdue: 0,
      balanceAt,
    },
    {
      id: 'k-ip',
      partnerID: sokolov,
      number: `ИМ-${year}/204`,
      type: 'OnlineStoreContract',
      validFrom: day(180),
      isDefault: true,
    },
  ];
}

/** Discounts of contracts on the whole catalog, in hundredths of a percent. */
export const demoDiscounts: readonly (typeof contractDiscounts.$inferInsert)[] = [
  { contractID: 'k-online', categoryPath: '/', basisPoints: 500 },
  { contractID: 'k-expired', categoryPath: '/', basisPoints: 1500 },
];

export const demoAddresses: readonly (typeof addresses.$inferInsert)[] = [
  {
    id: 'a-klinika',
    partnerID: belaya,
    value: 'г Москва, ул Лесная, д 20, кв 2',
    city: 'Москва',
    street: 'ул Лесная',
    house: '20',
    flat: '2',
    floor: '1',
    postalCode: '125047',
    comment: 'Вход со двора, вывеска «Белая линия»',
  },
  {
    id: 'a-filial',
    partnerID: belaya,
    value: 'г Казань, ул Баумана, д 7',
    city: 'Казань',
    street: 'ул Баумана',
    house: '7',
    postalCode: '420111',
  },
];

export const demoRecipients: readonly (typeof recipients.$inferInsert)[] = [
  { id: 'r-maria', customerID: belayaCustomer, ...personOf(demoEmployee), isDefault: true },
  { id: 'r-oleg', customerID: belayaCustomer, ...personOf(demoApprover) },
  { id: 'r-igor-ip', customerID: sokolovCustomer, ...personOf(demoOwner), isDefault: true },
];

export const demoTags: readonly (typeof partnerTags.$inferInsert)[] = [
  'Кабинет № 1',
  'Кабинет № 2',
  'Хирургия',
].map((name, index) => ({
  id: `t-${index + 1}`,
  partnerID: belaya,
  name,
  nameKey: name.toLocaleLowerCase('ru'),
}));

export const demoFinDocsRecipients: readonly (typeof finDocsRecipients.$inferInsert)[] = [
  {
    id: 'f-oleg',
    partnerID: belaya,
    ...personOf(demoApprover),
    position: 'Главный бухгалтер',
    emailKey: demoApprover.email.toLowerCase(),
    documents: ['Invoice', 'TransferDocument', 'ReconciliationReport'],
  },
  {
    id: 'f-archive',
    partnerID: belaya,
    firstName: 'Ирина',
    lastName: 'Зимина',
    email: 'arhiv@example.com',
    emailKey: 'arhiv@example.com',
    documents: ['Contract'],
  },
];
