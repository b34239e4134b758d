import * as zod from 'zod/mini';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const Person = /*#__PURE__*/ zod.object({
  "firstName": PersonName,
  "middleName": /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])
});

export type Person = zod.input<typeof Person>;
export type PersonOutput = zod.output<typeof Person>;
