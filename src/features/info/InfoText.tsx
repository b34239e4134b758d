import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { isPrimaryClick } from '#src/browser/clicks/primary-click.ts';
import { type HtmlNode, parseHtml } from '#src/lib/text/html-tree.ts';

/** HTML of a page of text as elements, the same on the server and in the browser. */
export const InfoText = memo(function InfoText({ html }: { html: string }) {
  return parseHtml(html).map(toElement);
});

function toElement(node: HtmlNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, id, children } = node;
  const content = children.length > 0 ? children.map(toElement) : undefined;
  if (tag === 'a') {
    return (
      <TextLink key={index} href={href}>
        {content}
      </TextLink>
    );
  }
  const Tag = tag as 'p';
  // A header of Markdown is one of its column.
  const scope = tag === 'th' ? { scope: 'col' } : {};
  return (
    <Tag key={index} id={id} {...scope}>
      {content}
    </Tag>
  );
}

/** A link inside the shop navigates without reloading the page. */
function TextLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const router = useRouter();
  if (!href?.startsWith('/')) return <a href={href}>{children}</a>;
  const onClick = (event: MouseEvent) => {
    if (!isPrimaryClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  const prepare = () => {
    void router.preloadRoute({ to: new URL(href, router.origin).pathname }).catch(() => {}); // the navigation itself reports the error
  };
  return (
    <a href={href} onClick={onClick} onFocus={prepare} onMouseEnter={prepare}>
      {children}
    </a>
  );
}
