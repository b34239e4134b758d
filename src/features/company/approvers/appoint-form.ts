import { searchEmployeesParamsQueryMax } from '#generated/api/model/searchEmployeesParams.ts';
import { maxLength, required } from '#src/lib/validation.ts';

/** Rules of the fields; the length is that of the contract. */
export const appointRules = { query: maxLength(searchEmployeesParamsQueryMax), employee: required };
