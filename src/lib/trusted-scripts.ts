const trusted = new Set<string>();

/** Lets the page load a script from this URL: one from the settings. */
export function trustScript(url: string): void {
  trusted.add(url);
}

/** Whether `trustScript` was called with this URL. */
export function isTrustedScript(url: string): boolean {
  return trusted.has(url);
}
