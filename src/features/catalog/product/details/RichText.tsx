import { useEffect, useRef, useState } from 'react';
import { plainText } from '#src/lib/plain-text.ts';
import classes from './RichText.module.css';

/** How far below the window the cleaning begins, so that it is done when the user arrives. */
const AHEAD = '600px';

/**
 * HTML that the server has cleaned already. In the browser it is cleaned once more, by a library
 * that is loaded when the text comes near, and comes out as what Trusted Types let through. Until
 * then, and on a server, the plain words stand there.
 */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [clean, setClean] = useState<string | null>(null);

  useEffect(() => {
    if (!place.current) return;
    let requested = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./clean-html.ts').then(
          ({ cleanHtml }) => {
            if (requested) setClean(cleanHtml(html));
          },
          () => {
            // The network has lost it: the plain words stay.
          },
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => {
      requested = false;
      observer.disconnect();
    };
  }, [html]);

  return clean === null ? (
    <div ref={place} className={classes.text}>
      {plainText(html)}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned just above.
    <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
