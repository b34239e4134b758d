export * from './list-brands.ts';
export * from './search-brands.ts';
export * from './get-brand.ts';
