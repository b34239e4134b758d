const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text for the content or an attribute of an element. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** A part that can be collapsed; `data` is what the filter compares. */
export function collapsed(
  { kind, id, isOpen = false, data = {} }: Collapsible,
  summary: string,
  inside: string,
): string {
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escaped(value)}"`,
  );
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<details class="${kind}"${named}${isOpen ? ' open' : ''}${attributes.join('')}><summary>${summary}</summary>${inside}</details>`;
}

interface Collapsible {
  /** `group` has items; it disappears with the last of them. */
  readonly kind: 'group' | 'item';
  /** What links lead to: browsers open the parts around it. */
  readonly id?: string;
  readonly isOpen?: boolean;
  readonly data?: Readonly<Record<string, string>>;
}
