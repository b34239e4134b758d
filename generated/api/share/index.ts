export * from './share-products.ts';
export * from './get-shared-products.ts';
