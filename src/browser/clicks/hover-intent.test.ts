import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cancelHoverIntent, onHoverIntent } from './hover-intent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('onHoverIntent: runs for a pointer that rests, and cancels what it has left', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  onHoverIntent(first);
  onHoverIntent(second);
  expect(second).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('onHoverIntent: does nothing for a pointer that passes by', () => {
  const run = vi.fn();
  onHoverIntent(run);
  cancelHoverIntent();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
