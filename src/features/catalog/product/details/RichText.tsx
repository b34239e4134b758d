import { useEffect, useRef, useState } from 'react';
import { plainText } from '#src/lib/text/plain-text.ts';
import classes from './RichText.module.css';

/** Distance below the viewport at which sanitizing begins, so that it is done in time. */
const AHEAD = '600px';

/**
 * HTML that the server has sanitized. In the browser it is sanitized once more, by a library that
 * is loaded when the text comes near, and becomes trusted HTML for Trusted Types. Until then, and
 * on the server, the plain text is shown.
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
            // Offline: the plain text stays.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized just above.
    <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
