import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';
import { PartnerRole } from './partnerRole.ts';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const newEmployeeEmailMax = 254;

export const newEmployeePositionMax = 200;



export const NewEmployee = /*#__PURE__*/ zod.object({
  "firstName": PersonName,
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": PersonName,
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(newEmployeeEmailMax))),
  "position": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newEmployeePositionMax))),
  "orderLimit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])),
  "monthLimit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])),
  "role": /*#__PURE__*/ zod.exactOptional(PartnerRole)
});

export type NewEmployee = zod.input<typeof NewEmployee>;
export type NewEmployeeOutput = zod.output<typeof NewEmployee>;
