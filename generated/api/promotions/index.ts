export * from './list-promotions.ts';
export * from './list-promotion-products.ts';
export * from './list-promotion-categories.ts';
