export * from './import-products.ts';
export * from './choose-import-products.ts';
export * from './download-import.ts';
