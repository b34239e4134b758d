const trusted = new Set<string>();

/** Lets the page load a script from this address: one that the settings name. */
export function trustScript(address: string): void {
  trusted.add(address);
}

/** Whether somebody vouched for the address. */
export function isTrustedScript(address: string): boolean {
  return trusted.has(address);
}
