import { describe, expect, it } from 'vitest';
import { changeUnselected } from './cart-selection.ts';

describe('changeUnselected', () => {
  it('adds unselected ids once', () => {
    expect(changeUnselected(['a'], ['a', 'b'], false)).toEqual(['a', 'b']);
  });

  it('removes ids that are selected again', () => {
    expect(changeUnselected(['a', 'b'], ['b'], true)).toEqual(['a']);
  });
});
