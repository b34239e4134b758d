import { describe, expect, it } from 'vitest';
import { changeUnselected } from './cart-selection.ts';

describe('changeUnticked', () => {
  it('remembers what was unselected, once', () => {
    expect(changeUnselected(['a'], ['a', 'b'], false)).toEqual(['a', 'b']);
  });

  it('forgets what is selected again', () => {
    expect(changeUnselected(['a', 'b'], ['b'], true)).toEqual(['a']);
  });
});
