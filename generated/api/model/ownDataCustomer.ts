import * as zod from 'zod/mini';
import { OwnDataRecipient } from './ownDataRecipient.ts';

export const ownDataCustomerRecipientsMax = 10000;



export const OwnDataCustomer = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "recipients": /*#__PURE__*/ zod.array(OwnDataRecipient).check(/*#__PURE__*/ zod.maxLength(ownDataCustomerRecipientsMax))
});

export type OwnDataCustomer = zod.input<typeof OwnDataCustomer>;
export type OwnDataCustomerOutput = zod.output<typeof OwnDataCustomer>;
