import * as zod from 'zod/mini';
import { CustomerKind } from './customerKind.ts';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const newCustomerInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const newCustomerKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');


export const NewCustomer = /*#__PURE__*/ zod.object({
  "kind": CustomerKind,
  "inn": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newCustomerInnRegExp))),
  "kpp": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newCustomerKppRegExp))),
  "firstName": /*#__PURE__*/ zod.exactOptional(PersonName),
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": /*#__PURE__*/ zod.exactOptional(PersonName),
  "phone": /*#__PURE__*/ zod.exactOptional(Phone)
});

export type NewCustomer = zod.input<typeof NewCustomer>;
export type NewCustomerOutput = zod.output<typeof NewCustomer>;
