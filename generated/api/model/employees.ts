import * as zod from 'zod/mini';
import { Employee } from './employee.ts';
import { Paging } from './paging.ts';
import { PartnerRole } from './partnerRole.ts';

export const employeesItemsMax = 100;

export const employeesAllowedRolesMax = 10;



export const Employees = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Employee).check(/*#__PURE__*/ zod.maxLength(employeesItemsMax)),
  "paging": Paging,
  "allowedRoles": /*#__PURE__*/ zod.array(PartnerRole).check(/*#__PURE__*/ zod.maxLength(employeesAllowedRolesMax))
});

export type Employees = zod.input<typeof Employees>;
export type EmployeesOutput = zod.output<typeof Employees>;
