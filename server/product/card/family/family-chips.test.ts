import { describe, expect, it } from 'vitest';
import { chooseChips } from './family-chips.ts';

const members = (labels: readonly string[]) =>
  labels.map((label) => ({ id: label, slug: label.toLowerCase(), label }));

const chosen = (labels: readonly string[], own: string) =>
  chooseChips(members(labels), own).map(({ label }) => label);

describe('chips of a card', () => {
  it('show the whole family if it fits', () => {
    expect(chosen(['S', 'M', 'L'], 'M')).toEqual(['S', 'M', 'L']);
  });

  it('leave room for the chip with the number of the others', () => {
    const shades = ['A1', 'A2', 'A3', 'A3.5', 'B1', 'B2', 'C2', 'D3'];
    expect(chosen(shades, 'A2')).toEqual(['A1', 'A2', 'A3']);
  });

  it('always include the product itself, in its place', () => {
    const shades = ['A1', 'A2', 'A3', 'A3.5', 'B1', 'B2', 'C2', 'D3'];
    expect(chosen(shades, 'D3')).toEqual(['A1', 'A2', 'D3']);
    expect(chosen(['B', 'Прозрачный, двойного отверждения'], 'B')).toContain('B');
  });

  it('show another one beside the product when both are long', () => {
    const sizes = ['31G · 25 мм', '31G · 35 мм', '30G · 25 мм'];
    expect(chosen(sizes, '31G · 35 мм')).toEqual(['31G · 25 мм', '31G · 35 мм']);
    expect(chosen(sizes, '30G · 25 мм')).toEqual(['31G · 25 мм', '30G · 25 мм']);
  });
});
