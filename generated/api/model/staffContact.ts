import * as zod from 'zod/mini';

export const staffContactNameMax = 302;

export const staffContactPhoneMax = 30;

export const staffContactEmailMax = 254;



export const StaffContact = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffContactNameMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffContactPhoneMax))),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffContactEmailMax)))
});

export type StaffContact = zod.input<typeof StaffContact>;
export type StaffContactOutput = zod.output<typeof StaffContact>;
