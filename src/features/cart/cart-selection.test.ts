import { describe, expect, it } from 'vitest';
import { changeUnticked } from './cart-selection.ts';

describe('changeUnticked', () => {
  it('remembers what was unticked, once', () => {
    expect(changeUnticked(['a'], ['a', 'b'], false)).toEqual(['a', 'b']);
  });

  it('forgets what is ticked again', () => {
    expect(changeUnticked(['a', 'b'], ['b'], true)).toEqual(['a']);
  });
});
