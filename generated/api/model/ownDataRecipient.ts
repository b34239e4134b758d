import * as zod from 'zod/mini';

export const OwnDataRecipient = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OwnDataRecipient = zod.input<typeof OwnDataRecipient>;
export type OwnDataRecipientOutput = zod.output<typeof OwnDataRecipient>;
