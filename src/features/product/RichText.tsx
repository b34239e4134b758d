import { useEffect, useState } from 'react';
import { plainText } from '#src/lib/plain-text.ts';
import classes from './RichText.module.css';

/**
 * HTML that the server has cleaned already. In the browser it is cleaned once more, by a library
 * that is loaded for it, and comes out as what Trusted Types let through. Until then, and on a
 * server, the plain text stands there, so that nothing moves much.
 */
export function RichText({ html }: { html: string }) {
  const [clean, setClean] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void import('./clean-html.ts').then(({ cleanHtml }) => {
      if (current) setClean(cleanHtml(html));
    });
    return () => {
      current = false;
    };
  }, [html]);
  if (clean === null) return <div className={classes.text}>{plainText(html)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned just above.
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
