import * as zod from 'zod/mini';
import { Phone } from './phone.ts';




export const Settings = /*#__PURE__*/ zod.object({
  "rocadaIdentityURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "contactPhone": Phone,
  "contactEmail": /*#__PURE__*/ zod.email(),
  "commentMaxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type Settings = zod.input<typeof Settings>;
export type SettingsOutput = zod.output<typeof Settings>;
