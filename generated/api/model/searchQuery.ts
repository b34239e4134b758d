import * as zod from 'zod/mini';

export const SearchQueryMax = 200;



export const SearchQuery = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(SearchQueryMax));

export type SearchQuery = zod.input<typeof SearchQuery>;
export type SearchQueryOutput = zod.output<typeof SearchQuery>;
