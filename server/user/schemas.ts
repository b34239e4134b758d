import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type Address = Schemas['Address'];
export type Customer = Schemas['Customer'];
export type NewAddress = Schemas['NewAddress'];
export type NewCustomer = Schemas['NewCustomer'];
export type NewRecipient = Schemas['NewRecipient'];
export type Recipient = Schemas['Recipient'];
