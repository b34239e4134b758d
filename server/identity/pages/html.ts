/** Escaped markup; created only by `html`. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | null | false;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function render(value: Value): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if ('markup' in value) return value.markup;
  return value.map((item) => item.markup).join('');
}

/** Template tag: text is escaped, `Html` is not, null and false are omitted. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(render)) };
}

/** Markup from a trusted source (the provider's own form, a constant), inserted unescaped. */
export function trusted(markup: string): Html {
  return { markup };
}
