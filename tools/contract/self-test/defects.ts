import type { Defect } from './defect.ts';
import { accessDefects } from './defects/access.ts';
import { bodyDefects } from './defects/bodies.ts';
import { byteDefects } from './defects/bytes.ts';
import { companyMemoryDefects } from './defects/company-memory.ts';
import { companyRuleDefects } from './defects/company-rules.ts';
import { errorDefects } from './defects/errors.ts';
import { failureDefects } from './defects/failures.ts';
import { filterDefects } from './defects/filters.ts';
import { foreignDefects } from './defects/foreign.ts';
import { keyDefects } from './defects/keys.ts';
import { memoryDefects } from './defects/memory.ts';
import { methodDefects } from './defects/methods.ts';
import { pagingDefects } from './defects/paging.ts';
import { requestDefects } from './defects/requests.ts';
import { stepDefects } from './defects/steps.ts';
import { sumDefects } from './defects/sums.ts';
import { wireDefects } from './defects/wire.ts';

/** All defects on which the suite is tested. */
export const defects: readonly Defect[] = [
  ...bodyDefects,
  ...wireDefects,
  ...byteDefects,
  ...errorDefects,
  ...failureDefects,
  ...requestDefects,
  ...methodDefects,
  ...accessDefects,
  ...foreignDefects,
  ...keyDefects,
  ...pagingDefects,
  ...filterDefects,
  ...sumDefects,
  ...memoryDefects,
  ...companyMemoryDefects,
  ...companyRuleDefects,
  ...stepDefects,
];
