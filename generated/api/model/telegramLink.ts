import * as zod from 'zod/mini';

export const telegramLinkUrlMax = 200;



export const TelegramLink = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(telegramLinkUrlMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type TelegramLink = zod.input<typeof TelegramLink>;
export type TelegramLinkOutput = zod.output<typeof TelegramLink>;
