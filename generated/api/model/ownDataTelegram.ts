import * as zod from 'zod/mini';

export const OwnDataTelegram = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "chatID": /*#__PURE__*/ zod.string(),
  "connectedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type OwnDataTelegram = zod.input<typeof OwnDataTelegram>;
export type OwnDataTelegramOutput = zod.output<typeof OwnDataTelegram>;
