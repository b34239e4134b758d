const rules: ((url: string) => boolean)[] = [];

/** Lets the page load the scripts whose URLs fulfill a rule, made from the settings. */
export function trustScripts(rule: (url: string) => boolean): void {
  rules.push(rule);
}

/** Whether a rule of `trustScripts` accepts the URL. */
export function isTrustedScript(url: string): boolean {
  return rules.some((accepts) => accepts(url));
}
