import { expect, it } from 'vitest';
import { rightTo } from './company-right.ts';

const company = {
  allowedActions: ['ManageTags' as const],
  deniedActions: [{ action: 'ConnectEDO' as const, reason: 'Могут владелец и бухгалтеры' }],
};

it('right in a company: is what the server allows, and who has it otherwise', () => {
  expect(rightTo(company, 'ManageTags')).toEqual({ allowed: true, reason: null });
  expect(rightTo(company, 'ConnectEDO')).toEqual({
    allowed: false,
    reason: 'Могут владелец и бухгалтеры',
  });
});

it('right in a company: names nobody where only its state prevents the action', () => {
  expect(rightTo(company, 'RequestTradingAccess')).toEqual({ allowed: false, reason: null });
});
