import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';
import { scopedName } from './scoped-name.ts';

const card = path.join(projectRoot, 'src/features/product-parts/card/ProductCard.module.css');
const price = path.join(projectRoot, 'src/ui/kit/content/Price.module.css');

describe('scopedName', () => {
  it('contains the class name and differs between style sheets', () => {
    expect(scopedName('card', card)).toMatch(/^card-[\w-]{4}$/);
    expect(scopedName('card', card)).not.toBe(scopedName('card', price));
  });

  it('is the same in every build', () => {
    expect(scopedName('card', `${card}?inline`)).toBe(scopedName('card', card));
  });
});
