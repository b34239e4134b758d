import * as zod from 'zod/mini';
import { EmployeeState } from './employeeState.ts';

export const listEmployeesParamsPageDefault = 1;
export const listEmployeesParamsPageMax = 10000;

export const listEmployeesParamsPageSizeDefault = 24;
export const listEmployeesParamsPageSizeMax = 100;


export const ListEmployeesParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(EmployeeState),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEmployeesParamsPageMax)), listEmployeesParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEmployeesParamsPageSizeMax)), listEmployeesParamsPageSizeDefault)
})

export type ListEmployeesParams = zod.input<typeof ListEmployeesParams>;
export type ListEmployeesParamsOutput = zod.output<typeof ListEmployeesParams>;
