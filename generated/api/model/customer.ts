import * as zod from 'zod/mini';
import { CustomerKind } from './customerKind.ts';
import { Id } from './id.ts';
import { Partner } from './partner.ts';
import { Person } from './person.ts';

export const customerNameMax = 302;



export const Customer = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": CustomerKind,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerNameMax)),
  "person": /*#__PURE__*/ zod.union([Person,/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([Partner,/*#__PURE__*/ zod.null()]),
  "isDefault": /*#__PURE__*/ zod.boolean()
});

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;
