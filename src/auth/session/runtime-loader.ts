let requested = false;

/** Whether the OIDC client is requested: then it is loaded, and stays. */
export function isRuntimeRequested(): boolean {
  return requested;
}

/** The module with the OIDC client, loaded once. */
export function loadRuntime() {
  requested = true;
  return import('./session-runtime.ts');
}
