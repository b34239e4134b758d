export * from './list-favorites.ts';
export * from './get-favorite-preview.ts';
export * from './change-favorite.ts';
