import { AsyncLocalStorage } from 'node:async_hooks';
import type { Session } from '#src/auth/session/session-store.ts';

/** Whose page is being rendered. */
interface Viewer {
  readonly accessToken: string;
  /** How far their clock is behind UTC, minutes. */
  readonly clockOffset: number;
  /** Null until it is known who they are. */
  session: Session | null;
}

/** Renders of several users run at the same time: each of their continuations finds its own user. */
const viewers = new AsyncLocalStorage<Viewer>();

/** Renders as the user of the token: requests inside carry it. */
export function renderAs<T>(
  viewer: Pick<Viewer, 'accessToken' | 'clockOffset'>,
  render: () => Promise<T>,
): Promise<T> {
  return viewers.run({ ...viewer, session: null }, render);
}

/** From now on the components of this render see the user as signed in. */
export function setViewerSession(session: Session): void {
  const viewer = viewers.getStore();
  if (viewer) viewer.session = session;
}

/** The session of the render that is under way; null in one for everybody. */
export function sessionOfRender(): Session | null {
  return viewers.getStore()?.session ?? null;
}

/** The token of the render that is under way; null in one for everybody. */
export function tokenOfRender(): string | null {
  return viewers.getStore()?.accessToken ?? null;
}

/** The offset of the clock of the user whose page is being rendered, minutes; null in one for everybody. */
export function clockOffsetOfRender(): number | null {
  return viewers.getStore()?.clockOffset ?? null;
}
