import type { BonusFlow } from '#generated/api/model/bonusFlow.ts';
import type { ListBonusesParams } from '#generated/api/model/listBonusesParams.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, oneOf, parseParam } from '#src/lib/search-params.ts';

const PAGE_SIZE = 20;
const flow = oneOf<BonusFlow>({ Income: true, Expense: true });

/** Search parameters of the bonus history. */
export interface BonusesSearch extends InvalidParams {
  /** Received and spent bonuses together by default. */
  flow?: BonusFlow | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseBonusesSearch(given: Record<string, unknown>): BonusesSearch {
  return withInvalidParams(given, {
    flow: parseParam(given.flow, flow),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}

/** The request's parameters for a URL. */
export function bonusesFilter(search: BonusesSearch): ListBonusesParams {
  return {
    ...(search.flow && { flow: search.flow }),
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
