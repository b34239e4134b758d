import { expect, it } from 'vitest';
import { describeState } from './order-state.ts';

const today = '2026-11-22';
const label = (...[status, method, date]: ['Shipped' | 'Pending', 'Courier' | 'Pickup', string]) =>
  describeState({ status, method, date }, today).label;

it('describeState: shows a shipped pickup order as ready from its day on', () => {
  expect(label('Shipped', 'Pickup', '2026-11-23')).toBe('В пути');
  expect(label('Shipped', 'Pickup', '2026-11-22')).toBe('Готов к выдаче');
  expect(label('Shipped', 'Courier', '2026-11-20')).toBe('В пути');
  expect(label('Pending', 'Pickup', '2026-11-20')).toBe('Принят');
});
