import { createStore } from '#src/state/store.ts';

/** Whether the chunk of the OIDC client is requested: then it is loaded, and stays. */
export const runtimeRequested = createStore(false);

/** The module with the OIDC client, loaded once. */
export function loadRuntime() {
  return import('./session-runtime.ts');
}
