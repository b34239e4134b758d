import { isTrustedScript } from '#src/lib/trusted-scripts.ts';

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
 * The page's policy requests trusted HTML wherever text becomes markup. Mantine writes its style
 * sheets that way: text without «<» cannot become an element and passes. Anything else is escaped,
 * so that it shows as text; whoever means to show HTML cleans it with DOMPurify, whose own policy
 * marks it as trusted. Scripts come only from addresses that somebody vouched for. Browsers without
 * Trusted Types are left alone.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: harmlessHtml,
    createScriptURL: (url) => (isTrustedScript(url) ? url : null),
  });
}

/** The text as markup that holds no element. */
export function harmlessHtml(html: string): string {
  return html.replaceAll('<', '&lt;');
}
