import { firstCallsOf } from '#src/app/first-calls/first-calls.ts';
import type { RenderedPage } from './protocol/rendered-page.ts';

/** Stands for the id; no character of it is encoded in a URL. */
const ID = '~id~';

/**
 * The calls that a page starts with, as data for its first script.
 * @param matches of the page, from the root down
 */
export function earlyCallsOf(
  matches: readonly { routeId: string; fullPath: string }[],
): RenderedPage['firstCalls'] {
  return {
    calls: firstCallsOf(matches.map(({ routeId }) => routeId)).map(({ url, body, isPlain }) => ({
      url: url(ID),
      body,
      isPlain,
    })),
    idAt: (matches.at(-1)?.fullPath ?? '').split('/').indexOf('$id'),
  };
}
