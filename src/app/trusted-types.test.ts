import { describe, expect, it } from 'vitest';
import { escapeElements } from './trusted-types.ts';

describe('escapeElements', () => {
  it('returns style sheets unchanged', () => {
    const css = ':root{--a:#fff}@media(min-width:48em){.b>a:not(.c){color:red}}';
    expect(escapeElements(css)).toBe(css);
  });

  it('escapes elements', () => {
    expect(escapeElements('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)>');
    expect(escapeElements('</style><script>1</script>')).not.toContain('<');
  });
});
