export * from './get-compare.ts';
export * from './add-to-compare.ts';
export * from './delete-from-compare.ts';
export * from './get-compare-preview.ts';
