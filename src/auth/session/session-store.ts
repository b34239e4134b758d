import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '#src/state/store.ts';

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/**
 * The signed-in user as the identity provider describes them; the shop's view is `GET /profile`.
 */
export interface SessionUser {
  userID: string;
  IDToken: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  /** «Анна Белова», the e-mail or «Профиль» when the provider sends no name. */
  displayName: string;
  email: string | null;
  phone: string | null;
}

export interface Session {
  status: SessionStatus;
  /** Set exactly while `status` is `authenticated`. */
  user: SessionUser | null;
  /** Why the last session was ended by the provider; cleared by the next sign-in. */
  error: 'RefreshAccessTokenError' | null;
}

const loading: Session = { status: 'loading', user: null, error: null };

const session = createStore(loading);

let sessionOfRender: () => Session | null = () => null;

/**
 * On the server: provides the session of the render that is under way, null for a page that is the same
 * for everybody. A process renders pages of several users at the same time.
 */
export function setSessionOfRender(source: () => Session | null): void {
  sessionOfRender = source;
}

/** On the server: whether the page that is being rendered is a signed-in user's own. */
export function isRenderOfUser(): boolean {
  return sessionOfRender()?.status === 'authenticated';
}

/** The current session, for code outside React. */
export const getSession: () => Session = session.get;

/** Calls `listener` after every change; returns a function that unsubscribes. */
export const subscribeSession: (listener: (session: Session) => void) => () => void =
  session.subscribe;

/** Replaces the session; an equal one keeps its identity so that nothing re-renders. */
export function publishSession(next: Session): void {
  if (!sameSession(session.get(), next)) session.set(next);
}

function sameSession(a: Session, b: Session): boolean {
  return (
    a.status === b.status &&
    a.error === b.error &&
    JSON.stringify(a.user) === JSON.stringify(b.user)
  );
}

/** Resolves with the first session that is not `loading`. */
export function whenSessionSettled(): Promise<Session> {
  const now = session.get();
  if (now.status !== 'loading') return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = session.subscribe((next) => {
      if (next.status === 'loading') return;
      stop();
      resolve(next);
    });
  });
}

/**
 * The session for components: `loading` in the first render of a page that the server has rendered for
 * everybody.
 */
export function useSession(): Session {
  return useStore({ ...session, getInitial: initialSession });
}

function initialSession(): Session {
  return sessionOfRender() ?? loading;
}

/**
 * Whether the user is signed in, for components that need nothing more: a visitor's page does not
 * re-render when the session has loaded.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(session.subscribe, isSignedIn, isRenderOfUser);
}

function isSignedIn(): boolean {
  return session.get().status === 'authenticated';
}
