import { describe, expect, it } from 'vitest';
import { harmlessHtml } from './trusted-types.ts';

describe('harmlessHtml', () => {
  it('returns style sheets unchanged', () => {
    const css = ':root{--a:#fff}@media(min-width:48em){.b>a:not(.c){color:red}}';
    expect(harmlessHtml(css)).toBe(css);
  });

  it('escapes elements', () => {
    expect(harmlessHtml('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)>');
    expect(harmlessHtml('</style><script>1</script>')).not.toContain('<');
  });
});
