import { expect, it } from 'vitest';
import { type LimitCode, limitName, thanLimit } from './approval-limits.ts';

const codes: LimitCode[] = [
  'AmountAboveLimit',
  'EmployeeLimitExceeded',
  'EmployeeMonthLimitExceeded',
  'ContractBalanceExceeded',
];

it('approval limits: have the same name in both cases, and each its own', () => {
  for (const code of codes) {
    const [first, ...rest] = limitName(code).split(' ');
    const [, ...others] = thanLimit(code).split(' ');
    expect(others).toEqual(rest);
    expect(thanLimit(code)).toMatch(RegExp(`^${first?.slice(0, 5).toLowerCase()}`));
  }
  expect(new Set(codes.map(limitName)).size).toBe(codes.length);
});
