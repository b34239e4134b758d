import * as zod from 'zod/mini';

export const serviceLinkNameMax = 100;

export const serviceLinkDescriptionMax = 300;

export const serviceLinkUrlMax = 2048;



export const ServiceLink = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(serviceLinkNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceLinkDescriptionMax)),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(serviceLinkUrlMax))
});

export type ServiceLink = zod.input<typeof ServiceLink>;
export type ServiceLinkOutput = zod.output<typeof ServiceLink>;
