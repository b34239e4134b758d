import * as zod from 'zod/mini';

export const settingsContactPhoneRegExp = new RegExp('^\\+7\\d{10}$');



export const Settings = /*#__PURE__*/ zod.object({
  "rocadaIdentityURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "contactPhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settingsContactPhoneRegExp)),
  "contactEmail": /*#__PURE__*/ zod.email(),
  "commentMaxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type Settings = zod.input<typeof Settings>;
export type SettingsOutput = zod.output<typeof Settings>;
