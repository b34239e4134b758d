import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { PartnerRole } from './partnerRole.ts';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const changeEmployeeEmailMax = 254;

export const changeEmployeePositionMax = 200;



export const ChangeEmployee = /*#__PURE__*/ zod.object({
  "id": Id,
  "firstName": PersonName,
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": PersonName,
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(changeEmployeeEmailMax))),
  "position": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeEmployeePositionMax))),
  "orderLimit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])),
  "monthLimit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])),
  "role": /*#__PURE__*/ zod.exactOptional(PartnerRole),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['Active', 'Blocked']))
});

export type ChangeEmployee = zod.input<typeof ChangeEmployee>;
export type ChangeEmployeeOutput = zod.output<typeof ChangeEmployee>;
