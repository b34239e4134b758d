import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const signInSessionDeviceMax = 100;



export const SignInSession = /*#__PURE__*/ zod.object({
  "id": Id,
  "isCurrent": /*#__PURE__*/ zod.boolean(),
  "device": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInSessionDeviceMax))),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastSeenAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type SignInSession = zod.input<typeof SignInSession>;
export type SignInSessionOutput = zod.output<typeof SignInSession>;
