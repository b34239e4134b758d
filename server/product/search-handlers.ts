import type { Handlers } from '#server/contract/handlers.ts';
import { suggest } from './suggestions.ts';

export const searchHandlers = {
  searchCatalog: async ({ query }, context) => {
    const { query: text, limit, literalQuery = false } = query;
    return { status: 200, body: await suggest(context, { query: text, limit, literalQuery }) };
  },
} satisfies Partial<Handlers>;
