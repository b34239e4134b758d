import * as zod from 'zod/mini';
import { EmployeeState } from './employeeState.ts';

export const searchEmployeesParamsQueryMax = 200;

export const searchEmployeesParamsPageDefault = 1;
export const searchEmployeesParamsPageMax = 10000;

export const searchEmployeesParamsPageSizeDefault = 24;
export const searchEmployeesParamsPageSizeMax = 100;


export const SearchEmployeesParams = /*#__PURE__*/ zod.object({
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchEmployeesParamsQueryMax)),
  "state": /*#__PURE__*/ zod.exactOptional(EmployeeState),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchEmployeesParamsPageMax)), searchEmployeesParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchEmployeesParamsPageSizeMax)), searchEmployeesParamsPageSizeDefault)
})

export type SearchEmployeesParams = zod.input<typeof SearchEmployeesParams>;
export type SearchEmployeesParamsOutput = zod.output<typeof SearchEmployeesParams>;
