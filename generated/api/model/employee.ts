import * as zod from 'zod/mini';
import { DeniedEmployeeAction } from './deniedEmployeeAction.ts';
import { EmployeeAction } from './employeeAction.ts';
import { EmployeeState } from './employeeState.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { PartnerRole } from './partnerRole.ts';
import { Phone } from './phone.ts';
import { SentInvitation } from './sentInvitation.ts';

export const employeeFirstNameMax = 100;

export const employeeMiddleNameMax = 100;

export const employeeLastNameMax = 100;

export const employeeEmailMax = 254;

export const employeePositionMax = 200;

export const employeeAllowedRolesMax = 10;

export const employeeAllowedActionsMax = 10;

export const employeeDeniedActionsMax = 10;



export const Employee = /*#__PURE__*/ zod.object({
  "id": Id,
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(employeeFirstNameMax)),
  "middleName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(employeeMiddleNameMax))),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(employeeLastNameMax)),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()]),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(employeeEmailMax))),
  "position": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(employeePositionMax))),
  "role": PartnerRole,
  "isApprover": /*#__PURE__*/ zod.boolean(),
  "state": EmployeeState,
  "orderLimit": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "monthLimit": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "monthSpent": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "invitedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "joinedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "isMe": /*#__PURE__*/ zod.boolean(),
  "allowedRoles": /*#__PURE__*/ zod.array(PartnerRole).check(/*#__PURE__*/ zod.maxLength(employeeAllowedRolesMax)),
  "allowedActions": /*#__PURE__*/ zod.array(EmployeeAction).check(/*#__PURE__*/ zod.maxLength(employeeAllowedActionsMax)),
  "deniedActions": /*#__PURE__*/ zod.array(DeniedEmployeeAction).check(/*#__PURE__*/ zod.maxLength(employeeDeniedActionsMax)),
  "invitation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([SentInvitation,/*#__PURE__*/ zod.null()]))
});

export type Employee = zod.input<typeof Employee>;
export type EmployeeOutput = zod.output<typeof Employee>;
