import * as zod from 'zod/mini';
import { CompareGroup } from './compareGroup.ts';

export const compareListGroupsMax = 50;



export const CompareList = /*#__PURE__*/ zod.object({
  "groups": /*#__PURE__*/ zod.array(CompareGroup).check(/*#__PURE__*/ zod.maxLength(compareListGroupsMax))
});

export type CompareList = zod.input<typeof CompareList>;
export type CompareListOutput = zod.output<typeof CompareList>;
