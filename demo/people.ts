import type { StaffRole } from '#server/contract/staff/staff-roles.ts';

/** One demo person: an account of the embedded identity provider and a user of the shop. */
export interface DemoPerson {
  /** Both the account's `sub` and the shop's user id; never changes. */
  id: string;
  login: string;
  password: string;
  firstName: string;
  middleName: string;
  lastName: string;
  email: string;
  /** `+7XXXXXXXXXX`. */
  phone: string;
  /** Roles of staff; none for customers. */
  staffRoles?: readonly StaffRole[];
  /** Who it is, for the start banner and the sign-in page. */
  role: string;
}

/** The partner company of the three business accounts; its rows are seeded elsewhere. */
export const demoCompany = {
  id: '6f0d3c1e-7a52-4d0b-9a5e-2c8f4b1d7e30',
  name: 'ООО «Белая линия»',
} as const;

/** Buys for no company. */
export const demoIndividual: DemoPerson = {
  id: '3b8a1f52-94c7-4e6d-8a1b-5d2f7c90e411',
  login: 'anna',
  password: 'anna-demo',
  firstName: 'Анна',
  middleName: 'Сергеевна',
  lastName: 'Белова',
  email: 'anna.belova@example.com',
  phone: '+79161234501',
  role: 'Частный покупатель',
};

/** Owns the company: everything is allowed. */
export const demoOwner: DemoPerson = {
  id: 'c41d7e08-2f6b-4b93-b7d5-81e0a6f3c522',
  login: 'igor',
  password: 'igor-demo',
  firstName: 'Игорь',
  middleName: 'Викторович',
  lastName: 'Соколов',
  email: 'igor.sokolov@example.com',
  phone: '+79161234502',
  role: `Владелец, ${demoCompany.name}`,
};

/** Orders for the company; orders over the limit need approval. */
export const demoEmployee: DemoPerson = {
  id: '8e92b6d4-5c13-4a7f-9e08-f3b7d1a24633',
  login: 'maria',
  password: 'maria-demo',
  firstName: 'Мария',
  middleName: 'Андреевна',
  lastName: 'Кузнецова',
  email: 'maria.kuznetsova@example.com',
  phone: '+79161234503',
  role: `Сотрудник, ${demoCompany.name}`,
};

/** Approves the company's orders. */
export const demoApprover: DemoPerson = {
  id: 'f7a05c3d-b1e8-4d26-8c94-6e0b92d7f844',
  login: 'oleg',
  password: 'oleg-demo',
  firstName: 'Олег',
  middleName: 'Павлович',
  lastName: 'Орлов',
  email: 'oleg.orlov@example.com',
  phone: '+79161234504',
  role: `Согласующий, ${demoCompany.name}`,
};

/** A new user: no orders, an empty cart, no company. */
export const demoNewcomer: DemoPerson = {
  id: 'd26b9f04-71ae-4c58-b0e3-9a5d1f8c6755',
  login: 'elena',
  password: 'elena-demo',
  firstName: 'Елена',
  middleName: 'Юрьевна',
  lastName: 'Морозова',
  email: 'elena.morozova@example.com',
  phone: '+79161234511',
  role: 'Новый покупатель',
};

/** Works in the shop: all of the back office is open. */
export const demoStaff: DemoPerson = {
  id: 'a95e3d17-08c2-4f6b-93d4-7b1e5c60f866',
  login: 'sveta',
  password: 'sveta-demo',
  firstName: 'Светлана',
  middleName: 'Игоревна',
  lastName: 'Громова',
  email: 'svetlana.gromova@example.com',
  phone: '+79161234512',
  role: 'Сотрудник магазина',
  staffRoles: ['admin'],
};

export const demoPeople: readonly DemoPerson[] = [
  demoIndividual,
  demoOwner,
  demoEmployee,
  demoApprover,
  demoNewcomer,
  demoStaff,
];
