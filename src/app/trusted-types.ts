import { isTrustedScript } from '#src/lib/pages/trusted-scripts.ts';

interface Policies {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string;
      createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/**
 * The page's CSP requires trusted HTML wherever text becomes markup. Mantine writes its style
 * sheets that way: text without «<» cannot become an element and passes. Anything else is escaped,
 * so that it shows as text; code that needs HTML sanitizes it with DOMPurify, whose own policy
 * marks it as trusted. Script URLs must fulfill a rule of `trustScripts`. Browsers without Trusted
 * Types need none of this.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: escapeElements,
    createScriptURL: (url) => (isTrustedScript(url) ? url : null),
  });
}

/** The text with all elements escaped. */
export function escapeElements(html: string): string {
  return html.replaceAll('<', '&lt;');
}
