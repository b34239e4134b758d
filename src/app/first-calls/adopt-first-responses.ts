import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { firstCallsOf } from './first-calls.ts';

declare global {
  interface Window {
    /**
     * Responses that the first script of a page behind sign-in requested for a signed-in user
     * (`server/web/pages/first-calls.js`), by URL and body.
     */
    firstResponses?: Map<string, Promise<Response>> | undefined;
  }
}

/**
 * Hands the responses that are on their way to the query client, which treats them as those of its own
 * requests: they are validated, and a rejected token is renewed and the call repeated.
 */
export function adoptFirstResponses(client: QueryClient, router: AnyRouter): void {
  const { firstResponses: responses } = window;
  if (!responses) return;
  window.firstResponses = undefined;
  const transport = (url: string, init: RequestInit) => {
    const key = url + (typeof init.body === 'string' ? init.body : '');
    const response = responses.get(key);
    // A repeated call is a new one.
    responses.delete(key);
    return response ?? fetch(url, init);
  };
  const { matches } = router.state;
  const { id = '' }: { id?: string } = matches.at(-1)?.params ?? {};
  const isPlain = router.state.location.searchStr === '';
  for (const call of firstCallsOf(matches.map(({ routeId }) => routeId))) {
    if (isPlain || !call.isPlain) void call.load(client, { transport }, id);
  }
}
