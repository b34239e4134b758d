import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { restoreQueries } from '#src/api/queries/query-client.ts';
import { readStoredUser } from '#src/auth/session/stored-user.ts';

/** What `server/web/pages/inline/frame-boot.js` has requested for the user of the token. */
interface RequestedContent {
  readonly token: string;
  /** Null when the page has to load everything itself. */
  readonly content: Promise<{
    readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
  } | null>;
}

declare global {
  interface Window {
    pageContent?: RequestedContent;
  }
}

/**
 * The frame that a page behind sign-in comes with is shown until the page is loaded, but not longer than
 * the router shows nothing: its skeleton has a header that works. Milliseconds.
 */
const FRAME_AT_MOST_MS = 300;
/** A frame with the user's content in it is worth more than a skeleton. Milliseconds. */
const CONTENT_AT_MOST_MS = 3000;

/**
 * Waits until the page is loaded that replaces its frame, with the responses that the frame's content was
 * made of. Never rejects.
 */
export async function loadBehindFrame(router: AnyRouter, client: QueryClient): Promise<void> {
  removeStylesWithFrame();
  const requested = window.pageContent;
  delete window.pageContent;
  const content = await within(FRAME_AT_MOST_MS, ownContent(requested));
  if (content) restoreQueries(client, content.queries, true);
  await within(content ? CONTENT_AT_MOST_MS : FRAME_AT_MOST_MS, router.load());
}

/** Another tab may have signed in somebody else since. */
async function ownContent(requested: RequestedContent | undefined) {
  const content = await requested?.content;
  return requested?.token === readStoredUser()?.accessToken ? content : null;
}

/** The page has the same rules in sheets of its own; in another order these would overrule some of them. */
function removeStylesWithFrame(): void {
  const root = document.getElementById('root');
  const frame = root?.firstElementChild;
  if (!root || !frame) return;
  new MutationObserver((_changes, observer) => {
    if (frame.isConnected) return;
    observer.disconnect();
    document.adoptedStyleSheets = [];
  }).observe(root, { childList: true });
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const due = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
  return Promise.race([work, due]);
}
