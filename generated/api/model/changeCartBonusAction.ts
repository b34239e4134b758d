import * as zod from 'zod/mini';
import { BonusAction } from './bonusAction.ts';

export const ChangeCartBonusAction = /*#__PURE__*/ zod.object({
  "action": BonusAction
});

export type ChangeCartBonusAction = zod.input<typeof ChangeCartBonusAction>;
export type ChangeCartBonusActionOutput = zod.output<typeof ChangeCartBonusAction>;
