import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type CartOrder = Schemas['CartOrder'];
export type CartItem = Schemas['CartItem'];
export type CartProduct = Schemas['CartProduct'];
export type LineAvailability = Schemas['LineAvailability'];
export type Problem = Schemas['Problem'];
export type Totals = Schemas['Totals'];
