import * as zod from 'zod/mini';
import { CustomerKind } from './customerKind.ts';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const NewCustomer = /*#__PURE__*/ zod.object({
  "kind": CustomerKind,
  "firstName": PersonName,
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": PersonName,
  "phone": Phone
});

export type NewCustomer = zod.input<typeof NewCustomer>;
export type NewCustomerOutput = zod.output<typeof NewCustomer>;
