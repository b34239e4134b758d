import { describe, expect, it } from 'vitest';
import { sectionsOf } from './staff-sections.ts';

const titles = (...roles: Parameters<typeof sectionsOf>[0]) =>
  sectionsOf(roles).map(({ title }) => title);

describe('sections of the back office', () => {
  it('follow the roles', () => {
    expect(titles()).toEqual([]);
    expect(titles('support')).toEqual(['Обращения', 'Заявки']);
    expect(titles('catalog', 'orders')).toEqual(['Заказы', 'Импорты']);
    expect(titles('admin')).toHaveLength(6);
  });
});
