import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const staticPageTitleMax = 300;

export const staticPageHtmlMax = 500000;

export const staticPageDescriptionMax = 300;



export const StaticPage = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staticPageTitleMax)),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staticPageHtmlMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staticPageDescriptionMax)),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type StaticPage = zod.input<typeof StaticPage>;
export type StaticPageOutput = zod.output<typeof StaticPage>;
