import * as zod from 'zod/mini';
import { SignInSession } from './signInSession.ts';

export const signInSessionsItemsMax = 100;



export const SignInSessions = /*#__PURE__*/ zod.object({
  "isManaged": /*#__PURE__*/ zod.boolean(),
  "items": /*#__PURE__*/ zod.array(SignInSession).check(/*#__PURE__*/ zod.maxLength(signInSessionsItemsMax))
});

export type SignInSessions = zod.input<typeof SignInSessions>;
export type SignInSessionsOutput = zod.output<typeof SignInSessions>;
